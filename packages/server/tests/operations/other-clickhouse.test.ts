import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startClickHouseChild, type ClickHouseChild } from '../../src/store/clickhouse/start-child.ts'
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
let product: RunningProduct

beforeAll(async () => {
  folder = await temporaryFolder()
  engine = await startClickHouseChild({ folder: join(folder, 'engine'), log: console })
  const url = new URL(engine.url)
  url.username = engine.username
  url.password = engine.password
  product = await startProduct({ dataDir: join(folder, 'data'), environment: { CLICKHOUSE_URL: url.href } })
})
afterAll(async () => {
  await product.stop()
  await engine.stop()
  await removeFolder(folder)
})

test('another ClickHouse takes the place of the embedded one', async () => {
  expect(await product.enginePid()).toBeUndefined()
  const client = await signedInClient(product)
  const added = await client.website.addWebsite({ name: 'Far', domain: 'far.example', currency_type: 'EUR' })
  if (added.code !== 200) throw new Error(added.message)
  await sendEvent(product.address, { s: added.data.public_id, u: 'https://far.example/' })
  await eventually(async () => {
    const result = await client.stats.dashboard({ site_id: added.data.id, range: 'today' })
    return result.code === 200 && result.data.totals.visitors === 1
  })
  const deleted = await client.website.deleteWebsite({ site_id: added.data.id, domain: 'far.example' })
  if (deleted.code !== 200) throw new Error(deleted.message)
  await eventually(async () => {
    const result = await client.job.get({ id: deleted.data.job_id })
    return result.code === 200 && result.data.job.status === 'succeeded'
  })
  const engineClient = connectClickHouse(engine)
  expect(
    await selectRows(engineClient, 'SELECT site_id FROM events UNION ALL SELECT site_id FROM sessions', {}),
  ).toEqual([])
  await engineClient.close()
})
