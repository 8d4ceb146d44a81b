import { afterEach, beforeEach, expect, test } from 'vitest'
import { insertUser, findUser, type User } from '../store/relational/accounts/users.ts'
import { setDeletion } from '../store/relational/accounts/deletions.ts'
import { openDatabase, type Database } from '../store/relational/database.ts'
import { findJob, insertJob } from '../store/relational/jobs/jobs.ts'
import { insertSite } from '../store/relational/sites/sites.ts'
import { keepAccount } from './delete-account.ts'
import { deleteDueAccounts } from './due-deletions.ts'

const NOW = new Date('2026-11-20T10:00:00Z')
const DUE = '2026-11-20T09:00:00.000Z'
const at = NOW.toISOString()

let db: Database
let person: number
let disconnected: number[]
let warnings: string[]

beforeEach(async () => {
  db = await openDatabase(':memory:')
  person = await addUser('mina@example.com')
  disconnected = []
  warnings = []
})
afterEach(() => db.destroy())

async function addUser(email: string, level: User['level'] = 'member'): Promise<number> {
  const attribution = { ref_code: null, utm_source: null, utm_medium: null, union_code: null }
  return (await insertUser(db, { email, passwordHash: 'x', level, attribution, now: NOW }))?.id ?? 0
}

const parts = (startJob: typeof insertJob = insertJob) => ({
  db,
  jobs: { start: (job: Parameters<typeof insertJob>[1], within: Database = db) => startJob(within, job, NOW) },
  collector: { forgetSites: () => {} },
  async disconnect({ id }: { id: number }) {
    disconnected.push(id)
    await db.deleteFrom('connection').where('id', '=', id).execute()
  },
  log: { warn: (line: string) => void warnings.push(line) },
})

async function addRows(): Promise<number> {
  const rules = { currencyType: 'EUR', timeZone: 'Etc/UTC', weekStart: 'monday' as const }
  const site = await insertSite(db, { ownerId: person, name: 'Harbor', domain: 'harbor.example', ...rules, now: NOW })
  await db
    .insertInto('connection')
    .values({
      user_id: person,
      provider: 'github',
      subject: 's',
      label: 'l',
      scopes: '',
      state: 'connected',
      connected_at: at,
      created_at: at,
      updated_at: at,
    })
    .execute()
  await db
    .insertInto('user_order')
    .values({
      order_no: 'A1',
      user_id: person,
      plan: 'standard',
      billing: 'yearly',
      amount: 100,
      currency: 'EUR',
      status: 'paid',
      provider: 'manual',
      starts_at: at,
      ends_at: at,
      anchor_day: 1,
      created_at: at,
      updated_at: at,
    })
    .execute()
  return site?.id ?? 0
}

const countOf = async (table: 'website' | 'connection' | 'user_order') =>
  (await db.selectFrom(table).selectAll().execute()).length

test('an account goes when it is due, and not before: its orders stay, without its person', async () => {
  const siteId = await addRows()
  const exportId = await insertJob(db, { kind: 'export_account', ownerId: person, input: {} }, NOW)
  await setDeletion(db, person, '2026-11-20T10:00:00.001Z')
  await deleteDueAccounts(parts(), NOW)
  expect(await findUser(db, person)).toBeDefined()
  await deleteDueAccounts(parts(), new Date(NOW.getTime() + 1))
  expect(await findUser(db, person)).toBeUndefined()
  expect([await countOf('website'), await countOf('connection'), await countOf('user_order')]).toEqual([0, 0, 1])
  expect(disconnected).toHaveLength(1)
  const row = await db.selectFrom('app_user').selectAll().where('id', '=', person).executeTakeFirstOrThrow()
  expect(row).toMatchObject({ email: `deleted-${person}@deleted.invalid`, nickname: null, password_hash: '' })
  const jobs = await db.selectFrom('job').selectAll().where('kind', '=', 'delete_site_data').execute()
  expect(jobs.map(({ input }) => JSON.parse(input) as unknown)).toEqual([{ site_ids: [siteId] }])
  expect(await findJob(db, exportId)).toMatchObject({ status: 'cancelled' })
})

test('a deletion that is cut short between its steps is finished the next time', async () => {
  await addRows()
  await setDeletion(db, person, DUE)
  const cut = parts(() => Promise.reject(new Error('cut short')))
  await expect(deleteDueAccounts(cut, NOW)).rejects.toThrow('cut short')
  expect(await findUser(db, person)).toMatchObject({ email: 'mina@example.com', deletion_due_at: DUE })
  expect([await countOf('website'), await countOf('connection')]).toEqual([1, 0])
  await deleteDueAccounts(parts(), NOW)
  await deleteDueAccounts(parts(), NOW)
  expect(await findUser(db, person)).toBeUndefined()
  expect(await db.selectFrom('job').selectAll().where('kind', '=', 'delete_site_data').execute()).toHaveLength(1)
})

test('a deletion that is due cannot be taken back between its steps', async () => {
  await setDeletion(db, person, DUE)
  expect(await keepAccount(db, person, NOW)).toBe(false)
  await deleteDueAccounts(parts(), NOW)
  expect(await findUser(db, person)).toBeUndefined()
})

test('the last administrator and whoever pays by subscription wait for another day, and keep nobody waiting', async () => {
  const admin = await addUser('admin@example.com', 'admin')
  const payer = await addUser('payer@example.com')
  await db
    .insertInto('stripe_subscription')
    .values({
      subscription_id: 'sub_1',
      user_id: payer,
      status: 'active',
      plan: 'standard',
      billing: 'yearly',
      period_end: at,
      cancels_at: null,
      ended_at: null,
      open_invoice_url: null,
      updated_at: at,
    })
    .execute()
  for (const id of [admin, payer, person]) await setDeletion(db, id, DUE)
  await deleteDueAccounts(parts(), NOW)
  for (const id of [admin, payer])
    expect(await findUser(db, id)).toMatchObject({ deletion_due_at: '2026-11-21T10:00:00.000Z' })
  expect(warnings).toEqual([
    `Account ${admin} is not deleted today: last_admin`,
    `Account ${payer} is not deleted today: subscription_not_cancelled`,
  ])
  expect(await findUser(db, person)).toBeUndefined()
  expect(await keepAccount(db, payer, NOW)).toBe(true)
})
