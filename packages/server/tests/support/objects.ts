import { randomUUID } from 'node:crypto'
import type { AccountLevel } from '@sightline/api-client/contract'
import type { Insertable } from 'kysely'
import type { Database } from '../../src/store/relational/database.ts'
import type { Schema } from '../../src/store/relational/schema.ts'

/** What calls can name: a site with its entries, what belongs to one person alone, and what staff deals with. */
export interface Objects {
  site: string
  domain: string
  siteOwner: string
  goal: string
  funnel: string
  annotation: string
  /** Of the holder alone. */
  view: string
  /** Of somebody else who sees the site. */
  viewOfAnother: string
  /** Of everybody who sees the site. */
  sharedView: string
  /** A goal that was deleted. */
  deletion: string
  /** Of a file into the site. */
  eventImport: string
  link: string
  publicLink: string
  /** Of the holder, about the site. */
  explanation: string
  /** Has no entries. */
  spareSite: string
  /** Of the site, to somebody without an account. */
  report: string
  /** Sent for the site. */
  invitation: string
  /** Sent to the holder. */
  receivedInvitation: string
  holderVersion: string
  apiKey: string
  connection: string
  session: string
  job: string
  notice: string
  address: string
  /** Order that the holder asks for. */
  request: string
  account: string
  accountEmail: string
  accountUnionId: string
  accountAddress: string
  accountConnection: string
  ledgerEntry: string
  order: string
  theme: string
  task: string
}

/** Stands in every text of what somebody else is not to see. */
export const MARK = 'unseen'

interface Wanted {
  /** Tells the texts of these objects from those of others. */
  name: string
  owner: number
  viewer: number
  /** Who has the keys, sessions, jobs, notices, addresses and views. */
  holder: number
  /** Of the account that staff deals with. */
  level: AccountLevel
}

const NOW = new Date().toISOString()
const LATER = new Date(Date.now() + 24 * 60 * 60 * 1000).toISOString()
const made = { created_at: NOW, updated_at: NOW }

/** Makes one of each, all with version 1. */
export async function makeObjects(db: Database, wanted: Wanted): Promise<Objects> {
  const account = await makeAccount(db, wanted)
  return { ...(await makeSite(db, wanted, Number(account.account))), ...(await makeOwn(db, wanted)), ...account }
}

const NO_ID = '900000000'

/** Nothing has these ids. */
export const missingObjects: Objects = {
  site: NO_ID,
  siteOwner: NO_ID,
  goal: NO_ID,
  funnel: NO_ID,
  annotation: NO_ID,
  view: NO_ID,
  viewOfAnother: NO_ID,
  sharedView: NO_ID,
  deletion: NO_ID,
  eventImport: NO_ID,
  link: NO_ID,
  report: NO_ID,
  invitation: NO_ID,
  receivedInvitation: NO_ID,
  explanation: NO_ID,
  spareSite: NO_ID,
  apiKey: NO_ID,
  connection: NO_ID,
  job: NO_ID,
  notice: NO_ID,
  address: NO_ID,
  request: NO_ID,
  account: NO_ID,
  accountAddress: NO_ID,
  accountConnection: NO_ID,
  ledgerEntry: NO_ID,
  order: NO_ID,
  theme: NO_ID,
  task: NO_ID,
  domain: 'missing.example',
  publicLink: 'missing',
  holderVersion: '1',
  session: '00000000-0000-4000-8000-000000000000',
  accountEmail: 'missing@objects.example',
  accountUnionId: 'missing',
}

async function makeSite(db: Database, { name, owner, viewer, holder }: Wanted, another: number) {
  const siteOf = (domain: string) => ({
    public_id: randomUUID(),
    owner_id: owner,
    name,
    domain,
    currency_type: 'EUR',
    time_zone: 'Etc/UTC',
    ...made,
  })
  const domain = `${name}.example`
  const { id: website_id } = await insert(db, 'website', siteOf(domain))
  const { id: spareSite } = await insert(db, 'website', siteOf(`spare-${domain}`))
  for (const user_id of new Set([viewer, another])) {
    await db.insertInto('site_viewer').values({ website_id, user_id, created_at: NOW }).execute()
  }
  const condition = { kind: 'event', pattern: 'Buy', properties: '[]' } as const
  const steps = JSON.stringify(
    ['/', '/prices'].map((pattern) => ({ ...condition, name, kind: 'page', pattern, properties: [] })),
  )
  const view = { website_id, state: JSON.stringify({ range: name }), is_shared: 0, ...made }
  const sent = { inviter_id: owner, status: 'waiting', created_at: NOW, expires_at: LATER } as const
  const { email } = await db.selectFrom('app_user').select('email').where('id', '=', holder).executeTakeFirstOrThrow()
  const deletedGoal = {
    user_id: null,
    kind: 'goal',
    name: `${name} deleted`,
    row: JSON.stringify({ id: 800_000_000 + website_id, website_id, name: `${name} deleted`, ...condition, ...made }),
    deleted_at: NOW,
  } as const
  const publicLink = name.padEnd(22, 'x').slice(0, 22)
  return {
    site: String(website_id),
    domain,
    siteOwner: String(owner),
    spareSite: String(spareSite),
    goal: idOf(await insert(db, 'goal', { website_id, name, ...condition, ...made })),
    funnel: idOf(await insert(db, 'funnel', { website_id, name, steps, ...made })),
    annotation: idOf(await insert(db, 'annotation', { website_id, day: '2026-01-31', text: name, ...made })),
    view: idOf(await insert(db, 'saved_view', { ...view, user_id: holder, name })),
    viewOfAnother: idOf(await insert(db, 'saved_view', { ...view, user_id: another, name: `${name} ${MARK}` })),
    sharedView: idOf(await insert(db, 'saved_view', { ...view, user_id: owner, name: `${name} shared`, is_shared: 1 })),
    deletion: idOf(await insert(db, 'deleted_entry', { ...deletedGoal, website_id })),
    eventImport: idOf(
      await insert(db, 'event_import', {
        website_id,
        user_id: owner,
        job_id: 0,
        state: 'kept',
        name: `${name}.ndjson`,
        format: 'ndjson',
        created_at: NOW,
      }),
    ),
    link: idOf(
      await insert(db, 'share_link', { website_id, name, public_id: publicLink, has_annotations: 1, created_at: NOW }),
    ),
    publicLink,
    report: idOf(
      await insert(db, 'site_report', {
        website_id,
        address: `${name}@report.example`,
        rhythm: 'weekly',
        locale: 'en-US',
        creator_id: owner,
        next_at: LATER,
        created_at: NOW,
      }),
    ),
    invitation: idOf(await insert(db, 'site_invitation', { website_id, email: `${name}@invited.example`, ...sent })),
    receivedInvitation: idOf(await insert(db, 'site_invitation', { website_id: spareSite, email, ...sent })),
    explanation: idOf(
      await insert(db, 'ai_task', {
        user_id: holder,
        task_id: `${name} explanation`,
        task_type: 'explain_change',
        task_status: 'running',
        prompt: '',
        website_id,
        locale: 'en-US',
        question: JSON.stringify({
          metric: 'visits',
          range: { from: NOW, to: LATER },
          comparison: { from: NOW, to: LATER },
          filters: [['is', 'page', [name]]],
          source: null,
        }),
        ...made,
        // It counts against nobody's limit of today.
        created_at: '2026-01-31T00:00:00.000Z',
      }),
    ),
  }
}

async function makeOwn(db: Database, { name, holder: user_id }: Wanted) {
  const key = { user_id, name, prefix: 'slk', key_hash: name, created_at: NOW }
  const job = { owner_id: user_id, kind: 'import_users', status: 'succeeded', input: '{}', ...made } as const
  const notice = { user_id, kind: 'message', title: name, body: name, once_key: null, created_at: NOW } as const
  const session = {
    id: randomUUID(),
    user_id,
    created_at: NOW,
    expires_at: LATER,
    agent: name,
    view_as: null,
    actor_id: null,
  }
  const request = {
    order_no: `${name} request`,
    user_id,
    plan: 'standard',
    billing: 'monthly',
    amount: 100,
    currency: 'EUR',
    status: 'pending',
    provider: 'manual',
    starts_at: NOW,
    ends_at: LATER,
    anchor_day: 1,
    ...made,
  } as const
  await db.insertInto('user_session').values(session).execute()
  const { version } = await db
    .selectFrom('app_user')
    .select('version')
    .where('id', '=', user_id)
    .executeTakeFirstOrThrow()
  return {
    holderVersion: String(version),
    session: session.id,
    apiKey: idOf(await insert(db, 'api_key', key)),
    connection: idOf(await insert(db, 'connection', connectionOf(name, user_id))),
    job: idOf(await insert(db, 'job', job)),
    notice: idOf(await insert(db, 'notice', notice)),
    address: idOf(await insert(db, 'user_address', { ...addressOf(name), user_id })),
    request: idOf(await insert(db, 'user_order', request)),
  }
}

async function makeAccount(db: Database, { name, level }: Wanted) {
  const accountEmail = `${name}@objects.example`
  const { id: user_id } = await insert(db, 'app_user', {
    union_id: name,
    email: accountEmail,
    password_hash: '',
    invite_code: name,
    nickname: name,
    level,
    points: 5,
    ...made,
  })
  const order = {
    order_no: name,
    user_id,
    plan: 'standard',
    billing: 'monthly',
    amount: 100,
    currency: 'EUR',
    status: 'paid',
    provider: 'manual',
    starts_at: NOW,
    ends_at: LATER,
    anchor_day: 1,
    paid_at: NOW,
    ...made,
  } as const
  const ledgerEntry = {
    user_id,
    delta: 5,
    balance: 5,
    reason: 'grant',
    order_id: null,
    reverses_id: null,
    ...made,
  } as const
  const theme = { name, status: 'draft', sort: 0, image_hash: null, ...made } as const
  const task = { user_id, task_id: name, task_type: 'summary', task_status: 'pending', prompt: name, ...made } as const
  return {
    account: String(user_id),
    accountEmail,
    accountUnionId: name,
    accountAddress: idOf(await insert(db, 'user_address', { ...addressOf(name), user_id })),
    accountConnection: idOf(await insert(db, 'connection', connectionOf(`${name}-account`, user_id))),
    ledgerEntry: idOf(await insert(db, 'user_points', ledgerEntry)),
    order: idOf(await insert(db, 'user_order', order)),
    theme: idOf(await insert(db, 'theme', theme)),
    task: idOf(await insert(db, 'ai_task', task)),
  }
}

const addressOf = (name: string) => ({ name, line1: name, city: name, country: 'DE', ...made })

const connectionOf = (name: string, user_id: number) => ({
  user_id,
  provider: 'google' as const,
  subject: name,
  label: `${name}@google.example`,
  scopes: 'openid',
  state: 'read_only' as const,
  connected_at: NOW,
  ...made,
})

const idOf = ({ id }: { id: number }): string => String(id)

type TableWithId = Exclude<
  keyof Schema,
  | 'user_session'
  | 'image'
  | 'job_line'
  | 'transfer'
  | 'site_viewer'
  | 'site_collection'
  | 'excluded_address'
  | 'salt'
  | 'sign_in_place'
  | 'authorization_request'
  | 'stripe_customer'
  | 'stripe_subscription'
  | 'stripe_price'
  | 'stripe_event'
  | 'instanceSetting'
>

const insert = <Table extends TableWithId>(
  db: Database,
  table: Table,
  row: Insertable<Schema[Table]>,
): Promise<{ id: number }> =>
  db
    .insertInto<TableWithId>(table)
    .values(row as never)
    .returning('id' as never)
    .executeTakeFirstOrThrow()
