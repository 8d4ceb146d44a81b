import type { ConnectionProvider, ConnectionState } from '@sightline/api-client/contract'
import { googleScopes } from '@sightline/api-client/contract'
import { adjustPoints, reverseLedgerEntry } from '../../points/ledger.ts'
import { recordAuditChange } from '../../audit/audit.ts'
import { GITHUB_SCOPES } from '../../connections/github.ts'
import { ApiError } from '../../errors.ts'
import {
  recordConnectionError,
  recordConnectionUse,
  upsertConnection,
} from '../../store/relational/accounts/connections.ts'
import { updateUser } from '../../store/relational/accounts/user-changes.ts'
import type { User } from '../../store/relational/accounts/users.ts'
import { claimNextJob, endJob, insertJob, saveProgress } from '../../store/relational/jobs/jobs.ts'
import { insertLines } from '../../store/relational/jobs/job-lines.ts'
import { pushNotice } from '../../users/push-notice.ts'
import type { Random } from '../random.ts'
import type { DemoAction, DemoUser, DemoContext } from './demo-action.ts'
import { DAY_MS, HOUR_MS, oneOf } from './generate-people.ts'

/** What staff and people do with accounts: an import, notices, points by hand, disabled and connected accounts. */
export function accountActions(random: Random, context: DemoContext): DemoAction[] {
  const yesterday = context.to - DAY_MS
  const members = context.users.filter(
    ({ person }) => person.level === 'member' && person.signedIn !== null && person.createdAt < yesterday,
  )
  return [
    ...importActions(context),
    ...messageActions(context),
    ...pointActions(random, context, members),
    ...disablingActions(random, context, members),
    ...connectionActions(random, context, members),
  ]
}

/** The import that has created people without a password: its job, with a line for each of them. */
function importActions({ db, users, asStaff }: DemoContext): DemoAction[] {
  const imported = users.filter(({ person }) => person.isImported)
  const [first] = imported
  if (first === undefined) return []
  const lines = imported.map(({ id, person }, index) => ({
    line: index + 2,
    outcome: 'created' as const,
    subject: person.email,
    message: null,
    user_id: id,
  }))
  const run = (now: Date) =>
    asStaff(
      'appUser.importNew',
      { file: { name: 'people.csv', size: 64 * (lines.length + 1) } },
      now,
      async (actor) => {
        const progress = { done: lines.length, total: lines.length }
        const input = { lines: lines.length, isDryRun: false }
        const jobId = await insertJob(db, { kind: 'import_users', ownerId: actor.id, input }, now)
        await claimNextJob(db, { kind: 'import_users', serverId: SERVER }, now)
        await saveProgress(db, jobId, SERVER, 0, progress, now, (transaction) => insertLines(transaction, jobId, lines))
        await endJob(db, jobId, { status: 'succeeded', error: null }, new Date(now.getTime() + 2000), SERVER)
      },
    )
  return [{ at: first.person.createdAt, run }]
}

const SERVER = 'demo'

const messages = [
  { daysAgo: 210, title: 'Funnels are here', body: 'Follow your visitors from the first page to the purchase.' },
  { daysAgo: 41, title: 'A short interruption on Sunday', body: 'We update our machines from 6 to 7 o’clock UTC.' },
  { daysAgo: 6, title: 'New: what comes next', body: 'With Premium, the charts go on into the coming days.' },
]

function messageActions({ db, users, to, asStaff }: DemoContext): DemoAction[] {
  return messages.map(({ daysAgo, title, body }) => {
    const at = to - daysAgo * DAY_MS
    const ids = users.filter(({ person }) => person.createdAt < at).map(({ id }) => id)
    const run = (now: Date) =>
      asStaff('appUser.pushAppUser', { ids: ids.map(String), title, body }, now, () =>
        pushNotice(db, ids, { title, body }, now),
      )
    return { at, run }
  })
}

const entries = [
  { delta: 50, reason: 'grant', note: 'Thanks for the bug report' },
  { delta: 100, reason: 'grant', note: 'Spoke at our meet-up' },
  { delta: 25, reason: 'grant', note: 'Took part in the survey' },
  { delta: 200, reason: 'grant', note: 'Sorry for the outage' },
  { delta: -25, reason: 'correction', note: 'The survey was counted twice' },
] as const

/** Points that staff adjust by hand; a few by mistake and are taken back, and nobody has less than none. */
function pointActions(random: Random, { db, to, asStaff }: DemoContext, members: readonly DemoUser[]): DemoAction[] {
  return Array.from({ length: 40 }, () => {
    const { id, person } = oneOf(random, members)
    const at = Math.floor(random.between(person.createdAt, to - HOUR_MS))
    const given = oneOf(random, entries)
    const isMistake = given.delta > 0 && random.chance(0.15)
    const run = async (now: Date) => {
      const entry = await asStaff('userPoints.add', { user_id: String(id), ...given }, now, (actor) =>
        adjustPoints(db, { userId: id, ...given, orderId: null, actorId: actor.id }, now),
      ).catch(unlessRefused)
      if (entry === undefined || !isMistake) return
      const later = new Date(now.getTime() + HOUR_MS / 6)
      await asStaff('userPoints.del', { ids: [String(entry.id)] }, later, (actor) =>
        reverseLedgerEntry(db, entry.id, actor.id, later),
      )
    }
    return { at, run }
  })
}

/** The audit log keeps what was refused, too. */
function unlessRefused(error: unknown): undefined {
  if (!(error instanceof ApiError)) throw error
}

/** Accounts that were disabled after their last sign-in. */
function disablingActions(
  random: Random,
  { db, to, asStaff }: DemoContext,
  members: readonly DemoUser[],
): DemoAction[] {
  const dormant = members.filter(
    ({ person, purchases }) => purchases.length === 0 && (person.signedIn?.last ?? to) < to - 20 * DAY_MS,
  )
  return dormant.slice(0, 60).flatMap(({ id, user, person }) => {
    if (!random.chance(0.12)) return []
    const at = (person.signedIn?.last ?? person.createdAt) + 9 * DAY_MS
    const run = (now: Date) =>
      asStaff('appUser.updateAppUser', { id: String(id), version: user.version, status: 'disabled' }, now, async () => {
        const changed = await updateUser(db, user, { status: 'disabled' }, now)
        if (changed !== undefined) recordAuditChange(statusOf(user), statusOf(changed))
      })
    return [{ at, run }]
  })
}

const statusOf = ({ id, status }: User) => ({ id, status })

const CONNECTS = 0.13

const ways: readonly { provider: ConnectionProvider; state: ConnectionState; scopes: string }[] = [
  { provider: 'google', state: 'connected', scopes: `openid email ${googleScopes.read} ${googleScopes.edit}` },
  { provider: 'google', state: 'read_only', scopes: `openid email ${googleScopes.read}` },
  { provider: 'google', state: 'reconnect', scopes: `openid email ${googleScopes.read}` },
  { provider: 'github', state: 'connected', scopes: GITHUB_SCOPES.join(' ') },
  { provider: 'github', state: 'reconnect', scopes: GITHUB_SCOPES.join(' ') },
  { provider: 'cloudflare', state: 'connected', scopes: '' },
  { provider: 'cloudflare', state: 'reconnect', scopes: '' },
]

/** Connected accounts in every state. None of them has a token, so nobody is asked for anything. */
function connectionActions(random: Random, { db, to }: DemoContext, members: readonly DemoUser[]): DemoAction[] {
  const connecting = members.filter(() => random.chance(CONNECTS))
  return connecting.flatMap(({ id, person }, index) => {
    const way = ways[index % ways.length]
    if (way === undefined || person.signedIn === null) return []
    const { provider, state, scopes } = way
    const { first, last } = person.signedIn
    const at = Math.floor(random.between(first, last))
    const used = new Date(Math.floor(random.between(at, Math.min(to, last + HOUR_MS))))
    const run = async (now: Date) => {
      const subject = String(10_000_000 + id)
      const label = provider === 'github' ? (person.email.split('@', 1)[0] ?? '') : person.email
      const tokens = { refresh_token: null, access_token: null, access_expires_at: null }
      const granted = { user_id: id, provider, subject, label, scopes, state, ...tokens }
      const { id: connectionId } = await upsertConnection(db, granted, now)
      await recordConnectionUse(db, connectionId, used)
      if (state === 'reconnect') await recordConnectionError(db, connectionId, 'connection_reconnect', used)
    }
    return [{ at, run }]
  })
}
