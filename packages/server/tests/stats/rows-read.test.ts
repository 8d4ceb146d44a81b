import { schemas } from '@sightline/api-client/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createClickHouseSource } from '../../src/stats/clickhouse/clickhouse-source.ts'
import { readDashboard } from '../../src/stats/dashboard.ts'
import type { RunQuery } from '../../src/store/clickhouse/select.ts'
import { openStatsEngine, type EngineSite, type StatsEngine } from './stats-engine.ts'

const DAYS = 20
const PER_DAY = 10_000
const FIRST = Date.UTC(2021, 2, 1)

let engine: StatsEngine
let site: EngineSite

beforeAll(async () => {
  engine = await openStatsEngine()
  site = engine.newSite()
  await engine.client.command({
    query: `INSERT INTO events (site_id, ts, id, visitor_id, session_id, name, pathname)
      SELECT {site: UInt32}, fromUnixTimestamp64Milli({first: Int64} + intDiv(number * 86400000, {per_day: Int64})),
        generateUUIDv7(), number, number, 'pageview', '/'
      FROM numbers({events: UInt64})`,
    query_params: { site: site.id, first: FIRST, per_day: PER_DAY, events: DAYS * PER_DAY },
  })
})
afterAll(() => engine.close())

/** Rows that ClickHouse reads for the dashboard of these days. */
async function rowsReadFor(from: string, to: string): Promise<{ visitors: number; rows: number }> {
  let rows = 0
  const ask: RunQuery = async <Row>(query: string, parameters: Readonly<Record<string, unknown>>) => {
    const result = await engine.client.query({
      query,
      query_params: { ...parameters },
      format: 'JSONEachRow',
      clickhouse_settings: { wait_end_of_query: 1 },
    })
    const answer = await result.json<Row>()
    const summary = JSON.parse(String(result.response_headers['x-clickhouse-summary'])) as { read_rows: string }
    rows += Number(summary.read_rows)
    return answer
  }
  const input = schemas.stats.dashboard.input.parse({ site_id: '1', range: 'custom', from, to, panels: '["page"]' })
  const { totals } = await readDashboard(createClickHouseSource(ask, []), site, input, new Date(FIRST + 1e12))
  return { visitors: totals.visitors, rows }
}

test('the statistics of a day read its events, not those of the whole month', async () => {
  const ofAll = await rowsReadFor('2021-03-01', '2021-03-20')
  // Once for totals and series, once for the breakdown.
  expect(ofAll).toEqual({ visitors: DAYS * PER_DAY, rows: 2 * DAYS * PER_DAY })
  const ofOne = await rowsReadFor('2021-03-10', '2021-03-10')
  expect(ofOne.visitors).toBe(PER_DAY)
  // Events are read in blocks of 8,192.
  expect(ofOne.rows).toBeLessThan(2 * 4 * 8192)
})

test('a range that begins before the first date that ClickHouse knows, and ends after the last, is answered', async () => {
  const early = { ...site, time_zone: 'Pacific/Kiritimati' }
  const range = { range: 'custom', from: '1970-01-01', to: '2199-12-31' }
  const { totals } = await engine.query(early, range, '2199-12-31T00:00:00Z')
  expect(totals.visitors).toBe(DAYS * PER_DAY)
})
