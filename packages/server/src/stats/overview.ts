import type { Output, OverviewRange, Schemas } from '@sightline/api-client/contract'
import type { ClickHouseClient } from '../store/clickhouse/clickhouse.ts'
import { selectRows } from '../store/clickhouse/select.ts'
import { bucketsOf } from './buckets.ts'
import { comparisonOf } from './comparison.ts'
import { resolveRange } from './ranges.ts'

export type SiteOverview = Output<Schemas['stats']['overview']>['sites'][number]

const HOUR_MS = 60 * 60 * 1000
const HOURS = 24
const CURRENT_MS = 5 * 60 * 1000

/** A few figures of one range for each of the sites: three queries, however many sites there are. */
export async function readOverview(
  client: ClickHouseClient,
  sites: readonly { id: number; time_zone: string }[],
  range: OverviewRange,
  now: number,
): Promise<SiteOverview[]> {
  if (sites.length === 0) return []
  const ids = sites.map((site) => site.id)
  const zones = [...new Set(sites.map((site) => site.time_zone))].map((timeZone) => spansOf(range, timeZone, now))
  const placeOf = new Map(zones.map(({ timeZone }, index) => [timeZone, index]))
  // ClickHouse counts from 1.
  const places = sites.map((site) => (placeOf.get(site.time_zone) ?? 0) + 1)
  const [figures, points, newest] = await Promise.all([
    selectRows<{ site_id: number; visitors: string; previous: string; current: string }>(client, FIGURES, {
      ids,
      places,
      spans: zones.map(({ from, to, before }) => [from, to, before.from, before.to]),
      first: Math.min(now - CURRENT_MS, ...zones.map(({ before }) => before.from)),
      current: now - CURRENT_MS,
    }),
    selectRows<{ site_id: number; point: string; visitors: string }>(client, TREND, {
      ids,
      places,
      starts: zones.map(({ starts }) => starts),
      ends: zones.map(({ end }) => end),
      first: Math.min(...zones.flatMap(({ starts }) => starts)),
    }),
    selectRows<{ site_id: number; last: string }>(client, NEWEST, { ids }),
  ])
  const figuresOf = new Map(figures.map((row) => [row.site_id, row]))
  const lastOf = new Map(newest.map((row) => [row.site_id, Number(row.last)]))
  const trendOf = new Map(
    sites.map(({ id, time_zone }) => [id, zones[placeOf.get(time_zone) ?? 0]?.starts.map(() => 0) ?? []]),
  )
  for (const { site_id, point, visitors } of points)
    trendOf.get(site_id)?.splice(Number(point) - 1, 1, Number(visitors))

  return ids.map((id) => {
    const [site, last] = [figuresOf.get(id), lastOf.get(id)]
    return {
      site_id: String(id),
      visitors: Number(site?.visitors ?? 0),
      previous_visitors: Number(site?.previous ?? 0),
      current_visitors: Number(site?.current ?? 0),
      trend: trendOf.get(id) ?? [],
      last_event_at: last === undefined ? null : new Date(last).toISOString(),
    }
  })
}

/** Whole days begin at other instants in each time zone; hours count back from now, so that the last one is whole. */
function spansOf(range: OverviewRange, timeZone: string, now: number) {
  const period = resolveRange(range, timeZone, now)
  const { from, to } = period
  const hours = Array.from({ length: HOURS }, (_, hour) => now - (HOURS - hour) * HOUR_MS)
  const starts = range === 'today' ? hours : bucketsOf({ ...period, interval: 'day' }).map(({ start }) => start)
  return {
    timeZone,
    from,
    to,
    before: comparisonOf(period, 'previous', {}, now),
    starts,
    end: range === 'today' ? now : to,
  }
}

/** The place of a site's time zone among those that the parameters are given for. */
const PLACE = 'transform(site_id, {ids: Array(UInt32)}, {places: Array(UInt16)}, toUInt16(0))'

const FIGURES = `
  WITH toUnixTimestamp64Milli(ts) AS at, {spans: Array(Array(Int64))}[${PLACE}] AS span
  SELECT
    site_id,
    uniqExactIf(visitor_id, at >= span[1] AND at < span[2]) AS visitors,
    uniqExactIf(visitor_id, at >= span[3] AND at < span[4]) AS previous,
    uniqExactIf(visitor_id, at > {current: Int64}) AS current
  FROM events
  WHERE site_id IN {ids: Array(UInt32)} AND ts >= fromUnixTimestamp64Milli({first: Int64})
  GROUP BY site_id`

const TREND = `
  WITH toUnixTimestamp64Milli(ts) AS at, ${PLACE} AS place
  SELECT
    site_id,
    arrayCount(start -> start <= at, {starts: Array(Array(Int64))}[place]) AS point,
    uniqExact(visitor_id) AS visitors
  FROM events
  WHERE site_id IN {ids: Array(UInt32)}
    AND ts >= fromUnixTimestamp64Milli({first: Int64}) AND at < {ends: Array(Int64)}[place]
  GROUP BY site_id, point
  HAVING point > 0`

const NEWEST = `
  SELECT site_id, toUnixTimestamp64Milli(max(ts)) AS last
  FROM events WHERE site_id IN {ids: Array(UInt32)} GROUP BY site_id`
