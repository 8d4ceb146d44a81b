import { afterAll, beforeAll, expect, test } from 'vitest'
import type { ClickHouseClient } from '../../../src/store/clickhouse/clickhouse.ts'
import { areRowsDeleted, deleteSiteRows } from '../../../src/store/clickhouse/delete-site-rows.ts'
import { changesDone } from '../../../src/store/clickhouse/long-statement.ts'
import { eventually } from '../../support/product.ts'
import { testEngine } from '../../support/test-engine.ts'
import { sized } from '../../support/test-size.ts'
import { openStatsEngine, type StatsEngine, type TestEvent } from '../stats-engine.ts'
import { expectSame, keep, type RangeRequest } from './sums-and-tables.ts'

const isTestable = testEngine !== 'sharded'
let engine: StatsEngine
beforeAll(async () => {
  engine = await openStatsEngine()
})
afterAll(() => engine.close())

const DAY = 86_400_000
/** So few that the days are made in several steps. */
const eventsAtOnce = sized(4, 1)
const FIRST = Date.UTC(2026, 4, 1)
const NOW = new Date(FIRST + 9 * DAY)

/** Visitor 1 comes on every day, visitor 2 on every second, and visitor 3 stays over a midnight. */
const EVENTS: TestEvent[] = [
  ...[0, 1, 2, 3, 4].map((day) => ({ visitor: 1, at: FIRST + day * DAY + 36e5, page: '/a' })),
  ...[0, 2, 4].map((day) => ({
    visitor: 2,
    at: FIRST + day * DAY + 72e5,
    page: '/b',
    name: 'Buy',
    revenue: '5',
    currency: 'EUR',
  })),
  ...[-10, 10].map((minutes) => ({ visitor: 3, at: FIRST + 3 * DAY + minutes * 60_000, page: '/b' })),
].map((one) => ({ ...one, attributes: { source: one.visitor === 1 ? 'Google' : '', country: 'DE' } }))

/** A site with these events, and a question about days 1 to 4 of them. */
async function newRequest(): Promise<RangeRequest> {
  const site = engine.newSite()
  await engine.insert(site, EVENTS, 3)
  const fields = { range: 'custom', from: '2026-05-02', to: '2026-05-05', interval: 'day' }
  return { engine, site, fields, some: ['page'], now: NOW, isBrief: true }
}

async function requestWithSums(): Promise<RangeRequest> {
  const request = await newRequest()
  await keep(request)
  expect(await expectSame(request)).toBe(true)
  return request
}

/** After a change the tables answer, and then the sums that were made anew. */
async function expectSeen(request: RangeRequest): Promise<void> {
  expect(await expectSame(request)).toBe(false)
  await keep(request)
  expect(await expectSame(request)).toBe(true)
}

const change = async (query: string, table = 'events') => {
  await engine.client.command({ query, clickhouse_settings: { mutations_sync: '0' } })
  await changesDone(engine.client, table)
}

test.runIf(isTestable)('an event on an earlier day of the range is seen, also by the days after it', async () => {
  const request = await requestWithSums()
  await engine.insert(request.site, [{ visitor: 2, at: FIRST + DAY + 36e5, page: '/b' }])
  await expectSeen(request)
})

test.runIf(isTestable)('a visit that goes on after its day is seen', async () => {
  const request = await requestWithSums()
  await engine.client.command({
    query:
      `INSERT INTO sessions SELECT * REPLACE (toInt8(one.1) AS sign, version + one.2 AS version, end + one.3 AS end)
      FROM (SELECT *, arrayJoin([(-1, 0, 0), (1, 1, 86400)]) AS one FROM sessions FINAL
        WHERE site_id = ${request.site.id} AND visitor_id = 3)`.replace(
        'SELECT * REPLACE',
        'SELECT * EXCEPT one REPLACE',
      ),
  })
  await expectSeen(request)
})

test.runIf(isTestable)('events that are deleted or changed are seen, those of other sites are not', async () => {
  const [request, other] = [await requestWithSums(), await requestWithSums()]
  await change(`ALTER TABLE events DELETE WHERE site_id = ${request.site.id} AND visitor_id = 2`)
  await expectSeen(request)
  expect(await expectSame(other)).toBe(true)
  await change(`ALTER TABLE events UPDATE source = 'Bing' WHERE site_id = ${request.site.id} AND visitor_id = 1`)
  await expectSeen(request)
  expect(await expectSame(other)).toBe(true)
})

test.runIf(isTestable)('another time zone or currency has sums of its own', async () => {
  const request = await requestWithSums()
  for (const changed of [{ time_zone: 'Asia/Kathmandu' }, { currency_type: 'USD' }]) {
    const site = { ...request.site, ...changed }
    await expectSeen({ ...request, site })
    expect(await expectSame(request)).toBe(true)
  }
})

test.runIf(isTestable)('sums that are damaged are not used', async () => {
  const request = await requestWithSums()
  await change(
    `ALTER TABLE daily_sums DELETE WHERE site_id = ${request.site.id} AND dimension = 'page' AND day = ${FIRST + 2 * DAY}`,
    'daily_sums',
  )
  await expectSeen(request)
})

test.runIf(isTestable)('days that were made anew in part are not used, and are made after a kill', async () => {
  const request = await newRequest()
  await keep(request, { eventsAtOnce })
  // What visitor 2 did before changes for the days after this one.
  await engine.insert(request.site, [{ visitor: 2, at: FIRST + DAY + 36e5, page: '/b' }])
  const areUsed: boolean[] = []
  for (let isKilled = true; isKilled;) {
    let made = 0
    // One more statement of each attempt comes back.
    const dying = new Proxy(engine.client, {
      get(client, name: keyof ClickHouseClient) {
        if (name !== 'command' && name !== 'insert') return client[name]
        return async (...parameters: [never]) => {
          made += 1
          if (made > areUsed.length) throw new Error('killed')
          return client[name](...parameters)
        }
      },
    })
    isKilled = await keep(request, { client: dying, eventsAtOnce }).then(
      () => false,
      () => true,
    )
    areUsed.push(await expectSame(request))
  }
  expect(areUsed.slice(0, 3)).toEqual([false, false, false])
  expect(areUsed.at(-1)).toBe(true)
})

test.runIf(isTestable)('a dimension with too many values is read from the tables, the others from sums', async () => {
  const request = await newRequest()
  await keep(request, { mostValues: 1 })
  expect(
    await expectSame({ ...request, some: ['page', 'source', 'country', 'page_title', 'event', 'entry_page'] }),
  ).toBe(true)
})

test.runIf(isTestable)(
  'after a change that the tables do not list any more, as in a restored backup, sums are made anew',
  async () => {
    const request = await requestWithSums()
    const command = `ALTER TABLE events UPDATE country = 'AT' WHERE site_id = ${request.site.id} AND visitor_id = 1`
    await change(command)
    await engine.client.command({ query: `KILL MUTATION WHERE table = 'events' AND position(command, 'country') > 0` })
    const { data } = await (
      await engine.client.query({
        query: `SELECT command FROM system.mutations WHERE position(command, 'country') > 0`,
        format: 'JSON',
      })
    ).json()
    expect(data).toEqual([])
    await expectSeen(request)
  },
)

test.runIf(isTestable)('sums go with their site', async () => {
  const request = await requestWithSums()
  await deleteSiteRows(engine.client, [request.site.id])
  await eventually(() => areRowsDeleted(engine.client))
  const result = await engine.client.query({
    query: `SELECT count() AS count FROM merge(currentDatabase(), '^daily_') WHERE site_id = ${request.site.id}`,
    format: 'JSONEachRow',
  })
  expect(await result.json()).toEqual([{ count: '0' }])
})
