import type { RunQuery } from '../../store/clickhouse/select.ts'
import type { OverviewMetricValues, OverviewQuery } from '../source.ts'
import { CURRENT_MS } from './realtime.ts'
import { eventsFrom } from './sql/time-range.ts'

/** Reads the overviews of all sites in two queries, with one more for sites without an event in the ranges. */
export async function readOverviews(
  ask: RunQuery,
  queries: readonly OverviewQuery[],
  now: number,
): Promise<Map<number, OverviewMetricValues>> {
  if (queries.length === 0) return new Map()
  const ids = queries.map(({ site }) => site.id)
  const zones = [...new Set(queries.map(({ ranges }) => ranges))]
  // The number of each site's time zone; ClickHouse counts from 1.
  const zoneNumbers = queries.map(({ ranges }) => zones.indexOf(ranges) + 1)
  const [metricRows, points] = await Promise.all([
    ask<Record<'visitors' | 'previous' | 'current' | 'last', string> & { site_id: number }>(METRICS, {
      ids,
      zone_numbers: zoneNumbers,
      ranges: zones.map(({ range, before }) => [range.from, range.to, before.from, before.to]),
      first: Math.min(now - CURRENT_MS, ...zones.map(({ before }) => before.from)),
      current: now - CURRENT_MS,
    }),
    ask<{ site_id: number; point: string; visitors: string }>(TREND, {
      ids,
      zone_numbers: zoneNumbers,
      starts: zones.map(({ starts }) => starts),
      ends: zones.map(({ trend }) => trend.to),
      first: Math.min(...zones.map(({ trend }) => trend.from)),
    }),
  ])
  const metricsOf = new Map(metricRows.map((row) => [row.site_id, row]))
  const quiet = ids.filter((id) => !metricsOf.has(id))
  const older = quiet.length === 0 ? [] : await ask<{ site_id: number; last: string }>(NEWEST, { ids: quiet })
  const lastOf = new Map([...metricRows, ...older].map((row) => [row.site_id, Number(row.last)]))
  const trendOf = new Map(queries.map(({ site, ranges }) => [site.id, ranges.starts.map(() => 0)]))
  for (const { site_id, point, visitors } of points) {
    // Point 0 is before the trend of this site's time zone begins. On shards, HAVING cannot exclude it with a lambda.
    if (Number(point) === 0) continue
    trendOf.get(site_id)?.splice(Number(point) - 1, 1, Number(visitors))
  }

  return new Map(
    ids.map((id) => {
      const site = metricsOf.get(id)
      const of = {
        visitors: Number(site?.visitors ?? 0),
        previous: Number(site?.previous ?? 0),
        current: Number(site?.current ?? 0),
        trend: trendOf.get(id) ?? [],
        lastEvent: lastOf.get(id),
      }
      return [id, of]
    }),
  )
}

/** The number of a site's time zone in the parameters. */
const ZONE_NUMBER = 'transform(site_id, {ids: Array(UInt32)}, {zone_numbers: Array(UInt16)}, toUInt16(0))'

const METRICS = `
  WITH toUnixTimestamp64Milli(ts) AS at, {ranges: Array(Array(Int64))}[${ZONE_NUMBER}] AS bounds
  SELECT
    site_id,
    uniqExactIf(visitor_id, at >= bounds[1] AND at < bounds[2] AND name != 'engagement') AS visitors,
    uniqExactIf(visitor_id, at >= bounds[3] AND at < bounds[4] AND name != 'engagement') AS previous,
    uniqExactIf(visitor_id, at > {current: Int64}) AS current,
    toUnixTimestamp64Milli(max(ts)) AS last
  FROM events
  WHERE site_id IN {ids: Array(UInt32)} AND ${eventsFrom('{first: Int64}')}
  GROUP BY site_id`

const TREND = `
  WITH toUnixTimestamp64Milli(ts) AS at, ${ZONE_NUMBER} AS zone
  SELECT
    site_id,
    arrayCount(start -> start <= at, {starts: Array(Array(Int64))}[zone]) AS point,
    uniqExact(visitor_id) AS visitors
  FROM events
  WHERE site_id IN {ids: Array(UInt32)} AND name != 'engagement'
    AND ${eventsFrom('{first: Int64}')} AND at < {ends: Array(Int64)}[zone]
  GROUP BY site_id, point`

const NEWEST = `
  SELECT site_id, toUnixTimestamp64Milli(max(ts)) AS last
  FROM events WHERE site_id IN {ids: Array(UInt32)} GROUP BY site_id`
