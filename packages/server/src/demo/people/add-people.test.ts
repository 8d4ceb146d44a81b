import { demoAccounts, pointRuleDefaults, trialDays } from '@sightline/api-client/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { countUnreadNotices } from '../../store/relational/accounts/notices.ts'
import { listConnections } from '../../store/relational/accounts/connections.ts'
import { openDatabase, type Database } from '../../store/relational/database.ts'
import { findUserByEmail } from '../../store/relational/accounts/users.ts'
import { findImage } from '../../store/relational/images.ts'
import { listAllJobs } from '../../store/relational/jobs/all-jobs.ts'
import { listClaimableJobs } from '../../store/relational/jobs/jobs.ts'
import { demoSite } from '../demo-site.ts'

/** The tables that the people of the demo are in. */
const tables = [
  'app_user',
  'user_order',
  'user_points',
  'notice',
  'website',
  'site_viewer',
  'theme',
  'connection',
  'ai_task',
  'job',
  'job_line',
  'audit_entry',
  'audit_target',
] as const

async function readTables(db: Database) {
  const read = async <Table extends (typeof tables)[number]>(table: Table) =>
    [table, await db.selectFrom(table).selectAll().execute()] as const
  return Object.fromEntries(await Promise.all(tables.map((table) => read(table))))
}

const usersOf = (db: Database) => db.selectFrom('app_user').selectAll().orderBy('id').execute()
const ordersOf = (db: Database) => db.selectFrom('user_order').selectAll().orderBy('id').execute()
const ledgerEntriesOf = (db: Database) => db.selectFrom('user_points').selectAll().orderBy('id').execute()

let db: Database
let users: Awaited<ReturnType<typeof usersOf>>
let orders: Awaited<ReturnType<typeof ordersOf>>
let ledgerEntries: Awaited<ReturnType<typeof ledgerEntriesOf>>

function userOf(id: number) {
  const user = users.find((one) => one.id === id)
  if (user === undefined) throw new Error(`nobody has the id ${id}`)
  return user
}

beforeAll(async () => {
  db = await openDatabase(':memory:')
  await demoSite(db, 365)
  users = await usersOf(db)
  orders = await ordersOf(db)
  ledgerEntries = await ledgerEntriesOf(db)
})
afterAll(() => db.destroy())

const DAY_MS = 24 * 60 * 60 * 1000
const now = new Date().toISOString()

test('a second start changes nothing', async () => {
  const before = await readTables(db)
  await demoSite(db, 365)
  expect(await readTables(db)).toEqual(before)
})

test('there is enough of everything, and all of it is invented', async () => {
  expect(users.length).toBeGreaterThan(380)
  for (const { email } of users) expect(email).toMatch(/@([a-z-]+\.example|example\.com)$/)
  expect(new Set(orders.map(({ status }) => status))).toEqual(new Set(['pending', 'paid', 'refunded', 'cancelled']))
  expect(new Set(orders.map(({ currency }) => currency))).toEqual(new Set(['USD', 'EUR', 'GBP']))
  expect(new Set(orders.map(({ provider }) => provider))).toEqual(new Set(['manual', 'points']))
  const reasons = ['grant', 'referral', 'order', 'spending', 'correction', 'reversal']
  expect(new Set(ledgerEntries.map(({ reason }) => reason))).toEqual(new Set(reasons))
  const paid = orders.flatMap(({ paid_at }) => paid_at ?? []).toSorted()
  expect(Date.parse(paid.at(-1) ?? '') - Date.parse(paid[0] ?? '')).toBeGreaterThan(600 * DAY_MS)

  const tasks = await db.selectFrom('ai_task').select('task_status').distinct().execute()
  const states = ['pending', 'running', 'succeeded', 'failed', 'cancelled']
  expect(new Set(tasks.map(({ task_status }) => task_status))).toEqual(new Set(states))
  const ofSite = await db
    .selectFrom('ai_task')
    .select('task_type')
    .where('website_id', 'is not', null)
    .orderBy('id')
    .execute()
  expect(ofSite.map(({ task_type }) => task_type)).toEqual(['summary', 'summary', 'explain_change'])
  const themes = await db.selectFrom('theme').select('status').distinct().execute()
  expect(themes).toHaveLength(2)
  const pictured = await db.selectFrom('theme').selectAll().where('image_hash', 'is not', null).execute()
  expect(pictured).toMatchObject([{ name: 'Harbour', repository: expect.stringContaining('https://github.com/') }])
  expect(await findImage(db, pictured[0]?.image_hash ?? '')).toMatchObject({ media_type: 'image/webp' })
  const connections = await db.selectFrom('connection').select(['provider', 'state']).distinct().execute()
  expect(connections.length).toBe(7)
  const sites = await db.selectFrom('website').select('domain').execute()
  expect(sites.length).toBeGreaterThan(12)
  for (const { domain } of sites) expect(domain).toMatch(/\.example$/)
})

test('each balance is the sum of its rows, and follows from row to row', () => {
  for (const { id, points, email } of users) {
    let balance = 0
    for (const { delta, balance: after } of ledgerEntries.filter(({ user_id }) => user_id === id)) {
      balance += delta
      expect(after, email).toBe(balance)
      expect(balance, email).toBeGreaterThanOrEqual(0)
    }
    expect(points, email).toBe(balance)
  }
})

test('a paid order has earned its points, and those of a refunded one are taken back', () => {
  for (const order of orders) {
    const own = ledgerEntries.filter(({ order_id, user_id }) => order_id === order.id && user_id === order.user_id)
    const earned = own.filter(({ reason }) => reason === 'order').reduce((sum, { delta }) => sum + delta, 0)
    const reversed = own.filter(({ reason }) => reason === 'reversal').reduce((sum, { delta }) => sum + delta, 0)
    const wasPaid = order.status === 'paid' || order.status === 'refunded'
    const units = order.provider === 'manual' && wasPaid ? Math.floor(order.amount / 100) : 0
    expect(earned, order.order_no).toBe(units * pointRuleDefaults.points_per_unit)
    expect(reversed + 0, order.order_no).toBe(order.status === 'refunded' ? -earned : 0)
  }
  for (const { id } of orders.filter(({ provider }) => provider === 'points'))
    expect(ledgerEntries.filter(({ order_id }) => order_id === id)).toMatchObject([
      { reason: 'spending', delta: -1000 },
    ])
})

test('only whoever invited somebody who paid has points for it, once', () => {
  for (const { user_id, order_id } of ledgerEntries.filter(({ reason }) => reason === 'referral')) {
    const order = orders.find(({ id }) => id === order_id)
    const invited = userOf(order?.user_id ?? 0)
    expect(invited.inviter_id).toBe(user_id)
    expect(userOf(user_id).created_at < invited.created_at).toBe(true)
  }
})

test('a membership ends with its last paid order, or with the trial', () => {
  for (const user of users) {
    const trial =
      user.first_login_at === null ? [] : [new Date(Date.parse(user.first_login_at) + trialDays * DAY_MS).toISOString()]
    const ends = orders
      .filter(({ user_id, status }) => user_id === user.id && (status === 'paid' || status === 'refunded'))
      .flatMap(({ starts_at, ends_at }) => (starts_at < ends_at ? [ends_at] : []))
    expect(user.expired_time, user.email).toBe(
      user.level === 'member' ? ([...ends, ...trial].toSorted().at(-1) ?? null) : null,
    )
  }
})

test('nothing happens before a registration, or after the start', async () => {
  for (const { created_at, first_login_at, last_login_at, level, password_hash, email } of users) {
    const signIns = [first_login_at, last_login_at].filter((at) => at !== null)
    expect([created_at, ...signIns, now].toSorted(), email).toEqual([created_at, ...signIns, now])
    expect(password_hash === '', email).toBe(level === 'member' && first_login_at === null)
  }
  for (const { user_id, created_at, paid_at, starts_at, order_no } of orders) {
    expect(created_at >= (userOf(user_id).first_login_at ?? 'never'), order_no).toBe(true)
    expect(paid_at === null || (paid_at >= created_at && starts_at >= created_at), order_no).toBe(true)
  }
  const owned = {
    ledgerEntries,
    notices: await db.selectFrom('notice').select(['user_id', 'created_at']).execute(),
    tasks: await db.selectFrom('ai_task').select(['user_id', 'created_at']).execute(),
    connections: await db.selectFrom('connection').select(['user_id', 'created_at']).execute(),
    sites: await db.selectFrom('website').select(['owner_id as user_id', 'created_at']).execute(),
    entries: await db.selectFrom('audit_entry').select(['actor_id as user_id', 'at as created_at']).execute(),
  }
  for (const [name, rows] of Object.entries(owned)) {
    for (const { user_id, created_at } of rows) {
      expect(created_at >= userOf(user_id).created_at, name).toBe(true)
      expect(created_at <= new Date().toISOString(), name).toBe(true)
    }
  }
  const tasks = await db.selectFrom('ai_task').select(['task_status', 'created_at', 'finished_at']).execute()
  for (const { task_status, created_at, finished_at } of tasks) {
    expect(finished_at === null).toBe(task_status === 'pending' || task_status === 'running')
    expect(finished_at === null || finished_at >= created_at).toBe(true)
  }
})

test('the accounts of the demo have their levels, the member a plan and a notice', async () => {
  for (const [level, email] of Object.entries(demoAccounts))
    expect(await findUserByEmail(db, email)).toMatchObject({ level, status: 'active' })
  const member = await findUserByEmail(db, demoAccounts.member)
  expect((member?.expired_time ?? '') > now).toBe(true)
  expect(await countUnreadNotices(db, member?.id ?? 0)).toBeGreaterThan(0)
})

test('there are young jobs of several kinds in each state, and the server leaves those alone that are not over', async () => {
  const { list, totals } = await listAllJobs(
    db,
    { created_from: new Date(Date.now() - 20 * DAY_MS).toISOString().slice(0, 10) },
    { current: 1, pageSize: 50, columnKey: undefined, order: undefined },
  )
  expect(totals).toEqual({ queued: 1, running: 1, succeeded: 3, failed: 2, cancelled: 1 })
  expect(new Set(list.map(({ kind }) => kind)).size).toBeGreaterThan(3)
  for (const { status, error } of list) expect(error === null).toBe(status !== 'failed')
  expect(list.map(({ error }) => error)).not.toContain('internal_error')
  const later = new Date(Date.now() + DAY_MS)
  for (const { kind } of list)
    expect(await listClaimableJobs(db, { kind, serverId: 'another' }, later), kind).toEqual([])
})

test('no connected account has a token', async () => {
  for (const { id } of users)
    for (const { access_token, refresh_token } of await listConnections(db, id))
      expect([access_token, refresh_token]).toEqual([null, null])
})
