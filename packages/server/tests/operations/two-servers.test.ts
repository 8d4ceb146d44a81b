import { createApiClient, type ApiClient } from '@sightline/api-client'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openClickHouse, type ClickHouse } from '../../src/store/clickhouse/clickhouse.ts'
import { selectRows } from '../../src/store/clickhouse/select.ts'
import { startClickHouseServers, type ClickHouseServers } from '../support/clickhouse-server.ts'
import { databaseAt } from '../support/test-engine.ts'
import { waitForJob, lineOf, newSite, startImport, textOf } from '../support/import-export.ts'
import {
  ADMIN,
  eventually,
  removeFolder,
  sendEvent,
  signedInClient,
  startProduct,
  temporaryFolder,
  type RunningProduct,
} from '../support/product.ts'
import { startRedis, withoutRedis, type RedisServer } from '../support/redis-server.ts'
import { storeOf } from '../support/test-store.ts'
import { expectVisitsOfEvents } from '../support/expect-visits-of-events.ts'

const MINUTE = 60_000

describe.runIf(process.env['TEST_STORE'] === 'postgres' && withoutRedis === undefined)('two servers', () => {
  let folder: string
  let engine: ClickHouseServers
  let redis: RedisServer
  let products: RunningProduct[] = []
  let clients: ApiClient[] = []
  let clickhouse: ClickHouse

  beforeAll(async () => {
    folder = await temporaryFolder()
    const { DATABASE_URL } = await storeOf(folder)
    // There is no PostgreSQL here: the tests are skipped.
    if (DATABASE_URL === undefined) return
    ;[engine, redis] = await Promise.all([startClickHouseServers(1), startRedis()])
    const url = databaseAt(engine.urls[0] ?? '', 'shared')
    const environment = {
      DATABASE_URL,
      CLICKHOUSE_URL: url,
      REDIS_URL: redis.url,
      SECRET: 'one secret that both servers know',
      TRUST_PROXY: '1',
    }
    const first = await startProduct({ environment })
    const admin = await signedInClient(first)
    const second = await startProduct({ environment })
    const other = createApiClient({ baseURL: second.address })
    const signedIn = await other.auth.login(ADMIN)
    if (signedIn.code !== 200) throw new Error(signedIn.message)
    products = [first, second]
    clients = [admin, other]
    clickhouse = await openClickHouse({ url, folder, log: console })
  })
  afterAll(async () => {
    await Promise.all(products.map((product) => product.stop()))
    await clickhouse?.close()
    await Promise.all([engine?.stop(), redis?.remove()])
    for (const { dataDir } of [{ dataDir: folder }, ...products]) await removeFolder(dataDir)
  })

  async function countsOf(site: number): Promise<{ events: number; ids: number }> {
    const [row] = await selectRows<{ events: string; ids: string }>(
      clickhouse.client,
      'SELECT count() AS events, uniqExact(id) AS ids FROM events WHERE site_id = {site: UInt32}',
      { site },
    )
    return { events: Number(row?.events), ids: Number(row?.ids) }
  }

  test('that import overlapping files into one site at once count each event once, in whole visits', async () => {
    const site = await newSite(clients[0] ?? never())
    const lines = Array.from({ length: 9000 }, (_, index) =>
      lineOf({
        ts: new Date(Date.UTC(2026, 0, 1) + index * MINUTE).toISOString(),
        visitor_id: String(1 + (Math.floor(index / 40) % 90)),
      }),
    )
    const jobs = await Promise.all(
      clients.map(async (client, server) => {
        const some = lines.filter((_, index) => index % 3 !== server)
        const { job } = await waitForJob(client, await startImport(client, site, textOf(some)))
        expect(job.status).toBe('succeeded')
        return job
      }),
    )
    expect(await countsOf(Number(site))).toEqual({ events: 9000, ids: 9000 })
    expect(await expectVisitsOfEvents(clickhouse, Number(site))).toBe(9000 / 40)
    expect(jobs.map(({ counts }) => counts.created).reduce((sum, created) => sum + created)).toBe(9000)
  })

  test('of which one takes views while the other imports what the same visitors did before', async () => {
    const [one = never(), other = never()] = clients
    const [server = never()] = products
    const added = await one.website.addWebsite({ name: 'Live', domain: 'live.example', currency_type: 'EUR' })
    if (added.code !== 200) throw new Error(added.message)
    const { id, public_id } = added.data
    const view = (visitor: number) =>
      sendEvent(
        server.address,
        { s: public_id, u: 'https://live.example/' },
        { 'X-Forwarded-For': `10.0.0.${visitor}` },
      )
    const people = Array.from({ length: 30 }, (_, index) => index)
    await Promise.all(people.slice(0, 20).map(view))
    const visitors = async () =>
      selectRows<{ visitor_id: string }>(
        clickhouse.client,
        'SELECT DISTINCT visitor_id FROM events WHERE site_id = {site: UInt32}',
        { site: Number(id) },
      )
    await eventually(async () => (await visitors()).length === 20)
    const before = (await visitors()).flatMap(({ visitor_id }) =>
      [5, 20, 200, 3000].map((minutes) =>
        lineOf({ ts: new Date(Date.now() - minutes * MINUTE).toISOString(), visitor_id, url: 'https://live.example/' }),
      ),
    )
    let views = 20
    let isOver = false
    const live = (async () => {
      for (; !isOver; views += people.length) {
        await Promise.all(people.map(view))
        await sleep(200)
      }
    })()
    const imported = await waitForJob(other, await startImport(other, id, textOf(before)))
    isOver = true
    await live
    expect(imported.job).toMatchObject({ status: 'succeeded', counts: { created: before.length } })
    const all = views + before.length
    await eventually(async () => (await countsOf(Number(id))).events === all)
    expect(await countsOf(Number(id))).toEqual({ events: all, ids: all })
    expect(await expectVisitsOfEvents(clickhouse, Number(id))).toBe(3 * 20 + 10)
  })
})

function never(): never {
  throw new Error('there is none')
}
