import { unwrap, type ApiClient } from '@sightline/api-client'
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { insertImportedUsers } from '../../src/store/relational/accounts/import-users.ts'
import { holdJob } from '../support/held-job.ts'
import { eventually, removeFolder, signedInClient, startProduct, type RunningProduct } from '../support/product.ts'
import { openStore } from '../support/test-store.ts'

let product: RunningProduct
let admin: ApiClient
let store: Awaited<ReturnType<typeof openStore>>

beforeAll(async () => {
  product = await startProduct()
  admin = await signedInClient(product)
  store = await openStore(product.dataDir)
})
afterAll(async () => {
  await store.destroy()
  await product.stop()
  await removeFolder(product.dataDir)
})

/** Sites of a person of their own, straight into the store. @returns the filters that find them */
async function addSites(name: string, count: number): Promise<{ owner_id: string }> {
  const now = new Date()
  const [owner_id = 0] = (await insertImportedUsers(store, [{ email: `${name}@example.com` }], now)).values()
  const at = { created_at: now.toISOString(), updated_at: now.toISOString() }
  const site = { owner_id, name, currency_type: 'EUR', time_zone: 'Etc/UTC', ...at }
  const sites = Array.from({ length: count }, (_, index) => ({
    ...site,
    public_id: randomUUID(),
    domain: `${name}${String(index).padStart(4, '0')}.example`,
  }))
  for (let from = 0; from < count; from += 500)
    // oxlint-disable-next-line no-await-in-loop
    await store
      .insertInto('website')
      .values(sites.slice(from, from + 500))
      .execute()
  return { owner_id: String(owner_id) }
}

const read = (id: string) => unwrap(admin.job.get({ id, pageSize: 200 }))

async function ended(answer: object) {
  if (!('job_id' in answer) || typeof answer.job_id !== 'string') throw new Error(JSON.stringify(answer))
  const id = answer.job_id
  await eventually(async () => (await read(id)).job.finished_at !== null, 60_000)
  return read(id)
}

const totalOf = async (filters: object) => (await unwrap(admin.app.fetchAppWebsiteList(filters))).total

test('more than a thousand sites are disabled, enabled and given a template by a job, as its preview says', async () => {
  const filters = await addSites('many', 1200)
  const total = 1200
  const theme = await unwrap(admin.app.createThemes({ name: 'Slate', status: 'published' }))
  const [first] = (await unwrap(admin.app.fetchAppWebsiteList({ ...filters, domain: 'many0000' }))).list
  const reasoned = { status: 'disabled', status_reason: 'Old' } as const
  await unwrap(admin.app.updateAppWebsite({ id: first?.id ?? '', version: first?.version ?? 0, ...reasoned }))

  for (const [change, changing, found] of [
    [{ status: 'disabled', status_reason: 'New' }, 1199, { status: 'disabled' }],
    [{ status: 'disabled' }, 0, { status: 'disabled' }],
    [{ status: 'active' }, 1200, { status: 'active' }],
    [{ theme_id: theme.id }, 1200, { theme_id: theme.id }],
  ] as const) {
    // One change after the other.
    // oxlint-disable no-await-in-loop
    const preview = await unwrap(admin.app.previewAppWebsites({ filters, total, ...change }))
    expect(preview).toMatchObject({ changing, unchanged: total - changing, missing: 0 })
    const { job, report } = await ended(await unwrap(admin.app.updateAppWebsites({ filters, total, ...change })))
    expect(job).toMatchObject({ action: 'app.updateAppWebsites', status: 'succeeded', done: total, total })
    expect(report.total).toBe(0)
    expect(await totalOf({ ...filters, ...found })).toBe(total)
    // oxlint-enable no-await-in-loop
  }
  // One that was disabled already kept its reason and got no notice; all got one when they were enabled.
  const { count } = await store
    .selectFrom('notice')
    .where('user_id', '=', Number(filters.owner_id))
    .select(({ fn }) => fn.countAll().as('count'))
    .executeTakeFirstOrThrow()
  expect(Number(count)).toBe(1 + 1199 + 1200)
})

test('a preview and the change refuse the same', async () => {
  const filters = await addSites('refused', 3)
  const status = 'disabled' as const
  for (const selection of [
    { filters },
    { filters, total: 2 },
    { filters, total: 4 },
    { filters, total: 1_000_001 },
    { filters, total: 3, ids: ['1'] },
    {},
  ]) {
    // oxlint-disable-next-line no-await-in-loop
    const [preview, change] = [
      await admin.app.previewAppWebsites({ ...selection, status }),
      // oxlint-disable-next-line no-await-in-loop
      await admin.app.updateAppWebsites({ ...selection, status }),
    ]
    expect(change.code).not.toBe(200)
    expect(preview).toEqual(change)
  }
})

test('cancelled in the middle, the sites that were changed stay so, and sites that went meanwhile are reported', async () => {
  const filters = await addSites('halfway', 2000)
  const letGo = await holdJob(store, { total: 2000, done: 500 })
  const given = { filters, total: 2000, status: 'disabled' } as const
  const answer = await unwrap(admin.app.updateAppWebsites(given))
  const id = 'job_id' in answer ? answer.job_id : ''
  await eventually(async () => (await read(id)).job.done > 0, 30_000)
  expect(await admin.job.cancel({ id })).toMatchObject({ code: 200, data: { status: 'cancelled' } })
  await letGo()
  const { job } = await read(id)
  expect(job.done).toBeLessThanOrEqual(500)
  expect(await totalOf({ ...filters, status: 'disabled' })).toBe(job.done)

  // The last ones are deleted after the job has noted which sites it is about.
  const goOn = await holdJob(store, { total: 2000, done: 0 })
  const again = await unwrap(admin.app.updateAppWebsites(given))
  const last = (await unwrap(admin.app.fetchAppWebsiteList({ ...filters, domain: 'halfway1999' }))).list
  await unwrap(admin.app.deleteAppWebsite({ ids: last.map((site) => site.id) }))
  await goOn()
  const { job: second, report } = await ended(again)
  expect(second).toMatchObject({ status: 'succeeded', done: 2000, counts: { failed: 1 } })
  expect(report.list).toMatchObject([{ line: 2000, subject: last[0]?.id, message: 'not_found' }])
})
