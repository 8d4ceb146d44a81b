/** Asks the same of daily sums and of the tables. */
import { dimensions, metrics, schemas, type FixedDimension, type Metric } from '@sightline/api-client/contract'
import { expect } from 'vitest'
import type { ClickHouseClient } from '../../../src/store/clickhouse/clickhouse.ts'
import { createClickHouseSource } from '../../../src/stats/clickhouse/clickhouse-source.ts'
import { keepSite } from '../../../src/stats/clickhouse/daily-sums/keep-site.ts'
import { createSumFinder } from '../../../src/stats/clickhouse/daily-sums/usable-builds.ts'
import { readFirstEvent } from '../../../src/stats/clickhouse/realtime.ts'
import { readDashboard } from '../../../src/stats/dashboard.ts'
import { unavailableReason } from '../../../src/stats/query/availability.ts'
import { kindOf } from '../../../src/stats/query/dimensions.ts'
import { readQuery } from '../../../src/stats/read-query.ts'
import { askWith, type RunQuery } from '../../../src/store/clickhouse/select.ts'
import type { EngineSite, StatsEngine } from '../stats-engine.ts'

export const summed = dimensions.filter((one) => one !== 'goal')

const finder = createSumFinder()

export interface RangeRequest {
  engine: StatsEngine
  site: EngineSite
  fields: object
  some: readonly FixedDimension[]
  now: Date
  /** Whether only totals and rows are read, not the dashboard. */
  isBrief?: boolean
}

/** @returns The answers, and how many queries about the range have read sums; the dashboard also compares it with the days before. */
async function answersOf({ engine, site, fields, some, now, isBrief = false }: RangeRequest, hasSums: boolean) {
  let sumQueries = 0
  const run = askWith(engine.client, {})
  const ask: RunQuery = (query, parameters) => {
    if (query.includes('prev <')) sumQueries += 1
    return run(query, parameters)
  }
  const source = createClickHouseSource(ask, site.goals, hasSums ? finder : undefined)
  const wire = (input: object) => ({ site_id: '1', ...input })
  const read = (input: object) =>
    readQuery(source, site, schemas.stats.query.input.parse(wire({ ...fields, ...input })), now)
  const areOf = (kind: Parameters<typeof unavailableReason>[1]) => (metric: Metric) =>
    unavailableReason(metric, kind) === undefined && !['conversion_rate', 'exit_rate', 'scroll_depth'].includes(metric)
  const totals = await read({ metrics: metrics.filter(areOf('none')).join(',') })
  const rows = []
  for (const dimension of some) {
    const ofRows = metrics.filter(areOf(kindOf(dimension)))
    rows.push(await read({ dimension, metrics: ofRows.join(','), sort: 'value', limit: '100' }))
  }
  const sums = sumQueries
  if (isBrief) return { answers: { totals, rows }, sums, sumQueries }
  const dashboard = await readDashboard(
    source,
    site,
    schemas.stats.dashboard.input.parse(wire({ ...fields, compare: 'previous', panels: JSON.stringify(some) })),
    now,
  )
  return { answers: { totals, rows, dashboard }, sums, sumQueries }
}

/** Answers that do not say what they were read from. */
const withoutTables = (answers: object): unknown =>
  JSON.parse(JSON.stringify(answers, (name, value: unknown) => (name === 'read_from' ? undefined : value)))

/** Compares every metric and dimension by sums with the tables'. @returns whether sums were used */
export async function expectSame(request: RangeRequest): Promise<boolean> {
  const [bySums, byTables] = [await answersOf(request, true), await answersOf(request, false)]
  expect(byTables.sumQueries).toBe(0)
  expect(byTables.answers.totals.source.read_from).toBe('rows')
  const areUsed = bySums.sums > 0
  expect(bySums.answers.totals.source.read_from).toBe(areUsed ? 'daily_sums' : 'rows')
  expect(withoutTables(bySums.answers)).toEqual(withoutTables(byTables.answers))
  return areUsed
}

/** Makes the sums of a site. @param client Writes them. */
export async function keep(
  { engine, site, now }: Pick<RangeRequest, 'engine' | 'site' | 'now'>,
  { client = engine.client, ...limits }: { client?: ClickHouseClient; eventsAtOnce?: number; mostValues?: number } = {},
): Promise<void> {
  const ask = askWith(engine.client, {})
  const parts = { client, ask, signal: new AbortController().signal }
  const first = await readFirstEvent(ask, site.id)
  if (first !== undefined) await keepSite(parts, site, { first, now: now.getTime(), ...limits })
}
