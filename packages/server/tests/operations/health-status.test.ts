import { unwrap, type ApiClient } from '@sightline/api-client'
import { readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { testEngine } from '../support/test-engine.ts'
import {
  eventually,
  removeFolder,
  sendEvent,
  signedInClient,
  startProduct,
  type RunningProduct,
} from '../support/product.ts'
import { openStore } from '../support/test-store.ts'

let product: RunningProduct
let admin: ApiClient
let site: { id: string; public_id: string }

const VIEWS = 12
const domain = 'measured.example'

beforeAll(async () => {
  product = await startProduct()
  admin = await signedInClient(product)
  site = await unwrap(admin.website.addWebsite({ name: 'Measured', domain, currency_type: 'EUR' }))
})
afterAll(async () => {
  await product.stop()
  await removeFolder(product.dataDir)
})

const status = () => unwrap(admin.health.fetchStatus({}))
const view = () => sendEvent(product.address, { s: site.public_id, u: `https://${domain}/` })

test('what arrives is counted, stored and named by site', async () => {
  const before = await status()
  for (let count = 0; count < VIEWS; count += 1) {
    // One after the other: the collector counts each.
    // oxlint-disable-next-line no-await-in-loop
    expect((await view()).status).toBe(202)
  }
  const { collector } = await status()
  expect(collector.last_hour.accepted - before.collector.last_hour.accepted).toBe(VIEWS)
  expect(collector.series.reduce((sum, { accepted }) => sum + accepted, 0)).toBe(collector.last_hour.accepted)
  // The rows of all sites are counted anew each minute, so only the table is waited for.
  await eventually(async () => {
    const { events } = await status()
    return (events?.tables.find(({ name }) => name === 'events')?.rows ?? 0) >= VIEWS
  })
})

test('sizes are those of the files', async () => {
  const { accounts, disk, spool, events, versions } = await status()
  // Pages that are only in the log of the database are not in its file yet.
  const storeSize = accounts.kind === 'embedded' ? (await stat(join(product.dataDir, 'sightline.db'))).size : 1
  expect(accounts.bytes).toBeGreaterThanOrEqual(storeSize)
  expect(disk.free_bytes).toBeGreaterThan(0)
  expect(disk.free_bytes).toBeLessThanOrEqual(disk.total_bytes)
  const folder = join(product.dataDir, 'spool', 'segments')
  const sizes = await Promise.all((await readdir(folder)).map(async (name) => (await stat(join(folder, name))).size))
  expect(spool.bytes).toBe(sizes.reduce((sum, size) => sum + size, 0))
  expect(spool.max_bytes).toBeGreaterThan(spool.bytes)
  expect(versions.node).toBe(process.versions.node)
  expect(versions.engine).toMatch(/^\d+\.\d+/)
  expect(events?.memory_bytes).toBeGreaterThan(0)
  // Another ClickHouse may have no limit.
  expect(events?.kind).toBe({ own: 'embedded', other: 'server', sharded: 'sharded' }[testEngine])
  expect(events?.max_memory_bytes ?? Infinity).toBeGreaterThan(events?.memory_bytes ?? 0)
})

test('queries, load errors, dropped events and AI tasks are counted', async () => {
  const before = await status()
  await unwrap(admin.stats.query({ site_id: site.id, range: 'today', metrics: ['visitors'] }))
  const request = `${product.address}/assets/chunk.js`
  await unwrap(admin.instance.reportLoadError({ type: 'missing', request }))
  const store = await openStore(product.dataDir)
  await store
    .insertInto('dropped_events')
    .values({
      website_id: Number(site.id),
      day: new Date().toISOString().slice(0, 10),
      reason: 'bot',
      count: 41,
    })
    .execute()
  await store.destroy()
  const after = await status()
  expect(after.queries.total).toBeGreaterThan(before.queries.total)
  expect(after.load_errors.missing).toBe(before.load_errors.missing + 1)
  expect(after.problems).toContain('load_errors')
  expect(after.dropped).toEqual([{ reason: 'bot', count: 41 }])
  expect(after.ai).toMatchObject({ is_configured: false, pending: 0, failed: 0 })
})
