import { createApiClient, unwrap, type ApiClient } from '@sightline/api-client'
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { insertImportedUsers } from '../../src/store/relational/accounts/import-users.ts'
import { holdJob } from '../support/held-job.ts'
import {
  eventually,
  freePort,
  removeFolder,
  signedInClient,
  startProduct,
  type RunningProduct,
} from '../support/product.ts'
import { openStore } from '../support/test-store.ts'

let product: RunningProduct
let port: number
let admin: ApiClient
let store: Awaited<ReturnType<typeof openStore>>

beforeAll(async () => {
  port = await freePort()
  product = await startProduct({ port })
  admin = await signedInClient(product)
  store = await openStore(product.dataDir)
})
afterAll(async () => {
  await store.destroy()
  await product.stop()
  await removeFolder(product.dataDir)
})

const AT_ONCE = 500

/** Members of a region, straight into the store. @returns their ids */
async function addMembers(region: string, count: number): Promise<number[]> {
  const users = Array.from({ length: count }, (_, index) => ({ email: `${region}${index}@example.com`, region }))
  const ids: number[] = []
  for (let from = 0; from < count; from += AT_ONCE) {
    ids.push(...(await insertImportedUsers(store, users.slice(from, from + AT_ONCE), new Date())).values())
  }
  return ids
}

async function addStaff(name: string): Promise<ApiClient> {
  const client = createApiClient({ baseURL: product.address })
  const email = `${name}@staff.example`
  await unwrap(client.auth.register({ email, password: 'a long password' }))
  await store.updateTable('app_user').set({ level: 'operator' }).where('email', '=', email).execute()
  return client
}

function jobOf(answer: object): string {
  if (!('job_id' in answer) || typeof answer.job_id !== 'string') throw new Error(JSON.stringify(answer))
  return answer.job_id
}

const notice = { title: 'Hello', body: 'Everybody' }
const push = async (region: string, total: number) =>
  jobOf(await unwrap(admin.appUser.pushAppUser({ filters: { region }, total, ...notice })))
const read = async (id: string, client = admin) => unwrap(client.job.get({ id, pageSize: 200 }))
const isUnderWay = (id: string) => eventually(async () => (await read(id)).job.done > 0, 30_000)

async function waitForJob(id: string) {
  await eventually(async () => (await read(id)).job.finished_at !== null, 60_000)
  return read(id)
}

/** How many of the members of a region were sent a notice, and how many notices those are. */
async function noticesOf(region: string) {
  const { members, notices } = await store
    .selectFrom('notice')
    .innerJoin('app_user', 'app_user.id', 'notice.user_id')
    .where('region', '=', region)
    .select(({ fn }) => [fn.count('user_id').distinct().as('members'), fn.countAll().as('notices')])
    .executeTakeFirstOrThrow()
  return { members: Number(members), notices: Number(notices) }
}

test('more than a thousand rows are changed by a job, with a report of those that were not', async () => {
  const ids = await addMembers('deleted', 1050)
  const [, staff = 0] = ids
  await store.updateTable('app_user').set({ level: 'operator' }).where('id', '=', staff).execute()
  const [operator, another] = [await addStaff('deleter'), await addStaff('another')]
  const remove = (total: number) => operator.appUser.deleteAppUser({ filters: { region: 'deleted' }, total })
  expect(await remove(1049)).toMatchObject({ code: 409, message: 'total_changed', data: { total: 1050 } })
  expect(await remove(1051)).toMatchObject({ code: 409, message: 'total_changed', data: { total: 1050 } })
  const id = jobOf(await unwrap(remove(1050)))

  const unknown = { code: 404, message: 'not_found' }
  expect(await another.job.get({ id })).toMatchObject(unknown)
  expect(await another.job.cancel({ id })).toMatchObject(unknown)

  const { job, report } = await waitForJob(id)
  expect(job).toMatchObject({
    kind: 'bulk',
    action: 'appUser.deleteAppUser',
    status: 'succeeded',
    done: 1050,
    total: 1050,
    counts: { created: 0, skipped: 0, failed: 1 },
  })
  expect(report).toEqual({
    list: [{ line: 2, outcome: 'failed', subject: String(staff), message: 'staff_protected', link: null }],
    total: 1,
  })
  expect(await read(id, operator)).toEqual({ job, report })
  expect((await unwrap(operator.job.fetchList())).list).toEqual([job])
  const left = await unwrap(admin.appUser.fetchAppUserList({ region: 'deleted' }))
  expect(left.list.map((user) => user.id)).toEqual([String(staff)])

  for (const target of [ids[0], staff, ids.at(-1)]) {
    const log = await unwrap(admin.audit.fetchList({ target_id: String(target), action: 'appUser.deleteAppUser' }))
    expect(log.list).toMatchObject([{ actor_email: 'deleter@staff.example', outcome: 'done' }])
  }
})

test('a thousand rows are changed while the caller waits', async () => {
  await addMembers('few', 1000)
  const answer = await unwrap(admin.appUser.pushAppUser({ filters: { region: 'few' }, total: 1000, ...notice }))
  expect(answer).toEqual({ done: 1000, failed: [] })
})

test('cancelled in the middle, what was done stays; cancelled before, nothing is done', async () => {
  await addMembers('cancelled', 8000)
  await addMembers('waiting', 1100)
  const letGo = await holdJob(store, { total: 8000, done: 500 })
  const id = await push('cancelled', 8000)
  const waiting = await push('waiting', 1100)
  expect(await admin.job.cancel({ id: waiting })).toMatchObject({ data: { status: 'cancelled', done: 0 } })
  await isUnderWay(id)
  expect(await admin.job.cancel({ id })).toMatchObject({ code: 200, data: { status: 'cancelled' } })
  const { job } = await read(id)
  expect(job.done).toBeLessThanOrEqual(500)
  await letGo()
  // What waits behind it is done only once it was left.
  await addMembers('after', 1001)
  await waitForJob(await push('after', 1001))
  expect((await read(id)).job).toEqual(job)
  expect(await noticesOf('cancelled')).toEqual({ members: job.done, notices: job.done })
  expect(await noticesOf('waiting')).toEqual({ members: 0, notices: 0 })
})

test('the server killed in the middle: each row is done once', async () => {
  await addMembers('killed', 8000)
  const letGo = await holdJob(store, { total: 8000, done: 500 })
  const id = await push('killed', 8000)
  await isUnderWay(id)
  await product.stop('SIGKILL')
  await letGo()
  const { done } = await store.selectFrom('job').select('done').where('id', '=', Number(id)).executeTakeFirstOrThrow()
  expect(done).toBeLessThanOrEqual(500)
  product = await startProduct({ port, dataDir: product.dataDir })
  expect((await waitForJob(id)).job).toMatchObject({ status: 'succeeded', done: 8000, total: 8000 })
  expect(await noticesOf('killed')).toEqual({ members: 8000, notices: 8000 })
})

test.each([
  ['level_too_low', { level: 'member' }],
  ['account_disabled', { status: 'disabled' }],
] as const)('ends with %s where who began it may not do it any more', async (error, change) => {
  const region = `kept ${error}`
  await addMembers(region, 4000)
  const client = await addStaff(error)
  const [operator] = (await unwrap(admin.appUser.fetchAppUserList({ email: `${error}@` }))).list
  const id = jobOf(await unwrap(client.appUser.deleteAppUser({ filters: { region }, total: 4000 })))
  await isUnderWay(id)
  // By the server itself, between two batches: SQLite would let another process wait for its turn until the job has ended.
  await unwrap(admin.appUser.updateAppUser({ id: operator?.id ?? '', version: operator?.version ?? 0, ...change }))
  const { job } = await waitForJob(id)
  expect(job).toMatchObject({ status: 'failed', error, total: 4000 })
  expect(job.done).toBeLessThan(4000)
  expect(await unwrap(admin.appUser.fetchAppUserList({ region }))).toMatchObject({ total: 4000 - job.done })
})

test('every other bulk call has its job as well', async () => {
  const count = 1001
  const ids = await addMembers('owner', count)
  const [user_id = 0] = ids
  const filters = { user_id: String(user_id) }
  const now = new Date().toISOString()
  const at = { created_at: now, updated_at: now }
  const all = ids.map((_, index) => index)
  const site = { owner_id: user_id, name: 'Many', currency_type: 'EUR', time_zone: 'Etc/UTC', ...at }
  const sites = all.map((index) => ({ ...site, public_id: randomUUID(), domain: `many${index}.example` }))
  await store.insertInto('website').values(sites).execute()
  const theme = { status: 'draft', sort: 0, ...at } as const
  await store
    .insertInto('theme')
    .values(all.map((index) => ({ ...theme, name: `many${index}` })))
    .execute()
  const task = { user_id, task_type: 'summary', task_status: 'cancelled', prompt: '…', ...at } as const
  await store
    .insertInto('ai_task')
    .values(all.map(() => ({ ...task, task_id: randomUUID() })))
    .execute()
  const span = { starts_at: now, ends_at: now, anchor_day: 1, ...at }
  const order = {
    plan: 'standard',
    billing: 'monthly',
    amount: 1,
    currency: 'EUR',
    provider: 'manual',
    ...span,
  } as const
  // The first one is cancelled already.
  const orders = ids.map((id, index) => ({
    ...order,
    user_id: id,
    order_no: randomUUID(),
    status: index === 0 ? ('cancelled' as const) : ('paid' as const),
  }))
  await store.insertInto('user_order').values(orders).execute()
  const entry = { user_id, delta: 1, reason: 'grant', ...at } as const
  const entries = all.map((index) => ({ ...entry, balance: index + 1 }))
  await store.insertInto('user_points').values(entries).execute()
  await store.updateTable('app_user').set({ points: count }).where('id', '=', user_id).execute()

  const total = count
  const answers = await Promise.all([
    unwrap(admin.app.deleteAppWebsite({ filters: { owner_id: String(user_id) }, total })),
    unwrap(admin.app.deleteThemes({ filters: { name: 'many' }, total })),
    unwrap(admin.aitask.deleteAppAitask({ filters: { task_status: 'cancelled' }, total })),
    unwrap(admin.userOrder.del({ filters: { email: 'owner' }, total: count })),
    unwrap(admin.userPoints.del({ filters, total })),
  ])
  const failed = []
  for (const answer of answers) {
    const { job, report } = await waitForJob(jobOf(answer))
    expect(job).toMatchObject({ status: 'succeeded', done: count, total: count })
    failed.push(...report.list.map(({ line, message }) => `${job.action} ${line} ${message}`))
  }
  expect(failed).toEqual(['userOrder.del 1 order_state'])

  const owned = await unwrap(admin.app.fetchAppWebsiteList({ owner_id: String(user_id) }))
  expect(owned.total).toBe(0)
  const jobs = await unwrap(admin.job.fetchList({ pageSize: 100, columnKey: 'id', order: 'descend' }))
  expect(jobs.list.filter(({ kind }) => kind === 'delete_site_data')).toHaveLength(11)
  expect((await unwrap(admin.app.fetchThemeList({ name: 'many' }))).total).toBe(0)
  expect((await unwrap(admin.aitask.fetchAppAitaskList({ task_status: 'cancelled' }))).total).toBe(0)
  expect((await unwrap(admin.userOrder.fetchList({ email: 'owner', status: 'paid' }))).total).toBe(0)
  expect((await unwrap(admin.userPoints.fetchList(filters))).total).toBe(0)
})
