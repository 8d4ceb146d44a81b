import type { ClickHouseClient } from '../../store/clickhouse/clickhouse.ts'
import { selectRows, type QueryOptions } from '../../store/clickhouse/select.ts'
import { resolveRange } from '../query/ranges.ts'
import type { LastMonthMetricValues } from '../source.ts'
import { eventsBefore, eventsFrom } from './sql/time-range.ts'

/** Reads the last month of all sites in one query. */
export async function readLastMonth(
  client: ClickHouseClient,
  sites: readonly { id: number; time_zone: string }[],
  now: number,
  options: QueryOptions = {},
): Promise<Map<number, LastMonthMetricValues>> {
  if (sites.length === 0) return new Map()
  const periods = sites.map((site) => resolveRange('30d', site.time_zone, now))
  const froms = periods.map((period) => period.from)
  const tos = periods.map((period) => period.to)
  const bounds = { froms, tos, first: Math.min(...froms), end: Math.max(...tos) }
  const rows = await selectRows<{ site_id: number; pageviews: string; visitors: string }>(
    client,
    LAST_MONTH,
    { ids: sites.map((site) => site.id), ...bounds },
    options,
  )
  return new Map(rows.map((row) => [row.site_id, { pageviews: Number(row.pageviews), visitors: Number(row.visitors) }]))
}

/** The bounds around all periods select the parts to read; each site's own bounds decide. */
const LAST_MONTH = `
  WITH
    transform(site_id, {ids: Array(UInt32)}, {froms: Array(Int64)}, toInt64(0)) AS from_ms,
    transform(site_id, {ids: Array(UInt32)}, {tos: Array(Int64)}, toInt64(0)) AS to_ms
  SELECT
    site_id,
    countIf(name = 'pageview') AS pageviews,
    uniqExactIf(visitor_id, name != 'engagement') AS visitors
  FROM events
  WHERE site_id IN {ids: Array(UInt32)}
    AND ${eventsFrom('{first: Int64}')} AND ${eventsBefore('{end: Int64}')}
    AND toUnixTimestamp64Milli(ts) >= from_ms AND toUnixTimestamp64Milli(ts) < to_ms
  GROUP BY site_id`
