import type { ApiClient } from '@sightline/api-client'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startClickHouseChild, type ClickHouseChild } from '../../src/store/clickhouse/start-child.ts'
import type { ClickHouseClient } from '../../src/store/clickhouse/clickhouse.ts'
import { connectClickHouse } from '../../src/store/clickhouse/client.ts'
import { selectRows } from '../../src/store/clickhouse/select.ts'
import {
  eventually,
  removeFolder,
  sendEvent,
  signedInClient,
  startProduct,
  temporaryFolder,
  type RunningProduct,
} from '../support/product.ts'

let folder: string
let engine: ClickHouseChild
let engineClient: ClickHouseClient
let product: RunningProduct
let client: ApiClient
let site_id: string

beforeAll(async () => {
  folder = await temporaryFolder()
  engine = await startClickHouseChild({ folder: join(folder, 'engine'), log: console })
  engineClient = connectClickHouse(engine)
  const url = new URL(engine.url)
  url.username = engine.username
  url.password = engine.password
  product = await startProduct({ dataDir: join(folder, 'data'), environment: { CLICKHOUSE_URL: url.href } })
  client = await signedInClient(product)
  const added = await client.website.addWebsite({ name: 'Slow', domain: 'slow.example', currency_type: 'EUR' })
  if (added.code !== 200) throw new Error(added.message)
  site_id = added.data.id
  await sendEvent(product.address, { s: added.data.public_id, u: 'https://slow.example/' })
  await eventually(async () => {
    const shown = await client.stats.dashboard({ site_id, range: 'today' })
    return shown.code === 200 && shown.data.totals.visitors === 1
  })
  await makeEventsEndless()
}, 120_000)
afterAll(async () => {
  await product.stop()
  await engineClient.close()
  await engine.stop()
  await removeFolder(folder)
})

/** Every query about events takes for ever from now on. */
async function makeEventsEndless(): Promise<void> {
  await engineClient.command({ query: 'RENAME TABLE events TO kept_events' })
  await engineClient.command({
    query: `CREATE VIEW events AS
      SELECT kept_events.* FROM numbers_mt(1000000000000) AS endless CROSS JOIN kept_events
      WHERE cityHash64(endless.number) != 0`,
  })
}

async function running(): Promise<number> {
  const [row] = await selectRows<{ count: string }>(
    engineClient,
    `SELECT count() AS count FROM system.processes WHERE query LIKE '%FROM events%' AND query NOT LIKE '%system.processes%'`,
    {},
  )
  return Number(row?.count)
}

const calls: [string, (signal: AbortSignal) => Promise<unknown>][] = [
  ['dashboard', (signal) => client.stats.dashboard({ site_id, range: 'today', panels: ['page'] }, { signal })],
  ['query', (signal) => client.stats.query({ site_id, range: 'today', dimension: 'page' }, { signal })],
  ['properties', (signal) => client.stats.properties({ site_id, range: 'today' }, { signal })],
  ['current', (signal) => client.stats.current({ site_id }, { signal })],
]

test.each(calls)('stats.%s is stopped in the engine when the client leaves', async (_name, call) => {
  expect(await running()).toBe(0)
  const leaving = new AbortController()
  const answer = call(leaving.signal)
  await eventually(async () => (await running()) > 0)
  leaving.abort()
  expect(await answer).toMatchObject({ code: -1 })
  await eventually(async () => (await running()) === 0, 5000)
  expect((await client.instance.info()).code).toBe(200)
})
