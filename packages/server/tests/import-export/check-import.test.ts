import type { ApiClient, EventImport } from '@sightline/api-client'
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  exportEvents,
  importLines,
  lineOf,
  newSite,
  server,
  textOf,
  waitForJob,
  type Line,
} from '../support/import-export.ts'
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

beforeAll(async () => {
  port = await freePort()
  product = await startProduct({ port })
  server.address = product.address
  admin = await signedInClient(product)
})
afterAll(async () => {
  await product.stop()
  await removeFolder(product.dataDir)
})

async function restart(): Promise<void> {
  await product.stop('SIGKILL')
  product = await startProduct({ port, dataDir: product.dataDir })
}

async function importsOf(site_id: string): Promise<EventImport[]> {
  const result = await admin.website.fetchImports({ site_id, columnKey: 'id', order: 'descend' })
  if (result.code !== 200) throw new Error(result.message)
  return result.data.list
}

async function check(site_id: string, lines: readonly Line[]): Promise<EventImport> {
  const file = new File([textOf(lines)], 'events.ndjson')
  const result = await admin.website.importEvents({ site_id, needs_confirmation: true, file })
  if (result.code !== 200) throw new Error(result.message)
  const { job } = await waitForJob(admin, result.data.job_id)
  expect(job).toMatchObject({ kind: 'check_import', status: 'succeeded', done: 1000, total: 1000 })
  const [row] = await importsOf(site_id)
  if (row === undefined) throw new Error('the check is not listed')
  return row
}

async function confirm(site_id: string, id: string): Promise<string> {
  const result = await admin.website.confirmImport({ site_id, id })
  if (result.code !== 200) throw new Error(`${result.code} ${result.message}`)
  return result.data.job_id
}

const files = async () => (await readdir(join(product.dataDir, 'transfer'))).filter((name) => name !== 'server-id')

test('a file that is checked says what it would add, and adds it once that is confirmed, also after kill -9', async () => {
  const site = await newSite(admin, 'Asia/Kolkata')
  // The last second of the day before, in India.
  const here = lineOf({ ts: '2026-01-05T18:29:59Z' })
  const known = lineOf({ ts: '2026-01-06T10:00:00Z', visitor_id: '2' })
  await importLines(admin, site, [here, known])
  const before = await exportEvents(admin, site)
  const fresh = [lineOf({ ts: '2026-01-06T11:00:00Z' }), lineOf({ ts: '2026-01-09T20:00:00Z', visitor_id: '3' })]
  const row = await check(site, [known, ...fresh, { ts: 'never' }])
  expect(row).toMatchObject({
    state: 'checked',
    events: 0,
    preview: {
      new_events: 2,
      known_events: 1,
      wrong_lines: 1,
      first_day: '2026-01-06',
      last_day: '2026-01-10',
      overlap_days: 1,
      overlap_events: 1,
      overlaps: [{ day: '2026-01-06', events: 1 }],
    },
  })
  expect(await exportEvents(admin, site)).toBe(before)
  expect(await admin.website.removeImport({ site_id: site, id: row.id })).toMatchObject({ code: 404 })

  await restart()
  // Another import brings one of the events meanwhile.
  await importLines(admin, site, fresh.slice(0, 1))
  const { job } = await waitForJob(admin, await confirm(site, row.id))
  expect(job).toMatchObject({ kind: 'import_events', counts: { created: 1, skipped: 2, failed: 1 } })
  expect((await importsOf(site)).map(({ state, preview, events }) => ({ state, preview, events }))).toEqual([
    { state: 'kept', preview: null, events: 1 },
    { state: 'kept', preview: null, events: 1 },
    { state: 'kept', preview: null, events: 2 },
  ])
  expect(await admin.website.confirmImport({ site_id: site, id: row.id })).toMatchObject({ code: 404 })

  const whole = await newSite(admin, 'Asia/Kolkata')
  await importLines(admin, whole, [here, known, ...fresh])
  expect(await exportEvents(admin, site)).toBe(await exportEvents(admin, whole))
})

test('a file that is discarded, or that nobody has confirmed for a day, is deleted', async () => {
  const site = await newSite(admin)
  const [discarded, forgotten] = [await check(site, [lineOf({})]), await check(site, [lineOf({})])]
  const before = await files()
  expect(await admin.website.discardImport({ site_id: site, id: discarded.id })).toMatchObject({ code: 200 })
  expect(await admin.website.discardImport({ site_id: site, id: discarded.id })).toMatchObject({ code: 404 })
  expect(await importsOf(site)).toMatchObject([{ id: forgotten.id }])
  const store = await openStore(product.dataDir)
  await store
    .updateTable('job')
    .set({ finished_at: new Date(Date.now() - 25 * 60 * 60 * 1000).toISOString() })
    .where('id', '=', Number(forgotten.job_id))
    .execute()
  await store.destroy()
  await restart()
  await eventually(async () => (await importsOf(site)).length === 0, 30_000)
  await eventually(async () => (await files()).length === before.length - 2, 30_000)
  expect(await admin.website.confirmImport({ site_id: site, id: forgotten.id })).toMatchObject({ code: 404 })
  expect(await exportEvents(admin, site)).toBe('')
})

test('checked files count among those that wait', async () => {
  const site = await newSite(admin)
  for (let count = 0; count < 10; count += 1) await check(site, [lineOf({})])
  const file = new File([textOf([lineOf({})])], 'events.ndjson')
  expect(await admin.website.importEvents({ site_id: site, file })).toMatchObject({ message: 'imports_waiting' })
  const [{ id } = { id: '' }] = await importsOf(site)
  await waitForJob(admin, await confirm(site, id))
  expect(await admin.website.importEvents({ site_id: site, file })).toMatchObject({ code: 200 })
})
