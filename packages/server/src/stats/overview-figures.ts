import type { Ask } from '../store/clickhouse/select.ts'
import type { StatsSite } from './asked.ts'
import type { ComparedSpan } from './comparison.ts'
import { CURRENT_MS } from './current.ts'
import type { Scope } from './scope.ts'
import { eventsFrom } from './spans.ts'

/** What an overview looks at in one time zone, in milliseconds since 1970. */
export interface OverviewSpans extends Pick<Scope, 'interval'> {
  range: ComparedSpan
  /** What the range is compared with. */
  before: ComparedSpan
  /** Of the points of the trend. */
  starts: readonly number[]
  trend: ComparedSpan
}

export interface AskedOverview {
  site: StatsSite
  /** The same object for all sites of a time zone. */
  spans: OverviewSpans
}

export interface OverviewFigures {
  visitors: number
  previous: number
  current: number
  /** Visitors of each point, in the order of their starts. */
  trend: number[]
  lastEvent: number | undefined
}

/** Two queries, however many sites there are, and one more for sites without an event in the spans. */
export async function readOverviews(
  ask: Ask,
  asked: readonly AskedOverview[],
  now: number,
): Promise<Map<number, OverviewFigures>> {
  if (asked.length === 0) return new Map()
  const ids = asked.map(({ site }) => site.id)
  const zones = [...new Set(asked.map(({ spans }) => spans))]
  // ClickHouse counts from 1.
  const places = asked.map(({ spans }) => zones.indexOf(spans) + 1)
  const [figures, points] = await Promise.all([
    ask<Record<'visitors' | 'previous' | 'current' | 'last', string> & { site_id: number }>(FIGURES, {
      ids,
      places,
      spans: zones.map(({ range, before }) => [range.from, range.to, before.from, before.to]),
      first: Math.min(now - CURRENT_MS, ...zones.map(({ before }) => before.from)),
      current: now - CURRENT_MS,
    }),
    ask<{ site_id: number; point: string; visitors: string }>(TREND, {
      ids,
      places,
      starts: zones.map(({ starts }) => starts),
      ends: zones.map(({ trend }) => trend.to),
      first: Math.min(...zones.map(({ trend }) => trend.from)),
    }),
  ])
  const figuresOf = new Map(figures.map((row) => [row.site_id, row]))
  const quiet = ids.filter((id) => !figuresOf.has(id))
  const older = quiet.length === 0 ? [] : await ask<{ site_id: number; last: string }>(NEWEST, { ids: quiet })
  const lastOf = new Map([...figures, ...older].map((row) => [row.site_id, Number(row.last)]))
  const trendOf = new Map(asked.map(({ site, spans }) => [site.id, spans.starts.map(() => 0)]))
  for (const { site_id, point, visitors } of points) {
    // Before the trend of this site's time zone begins. On shards, HAVING cannot say so of a lambda.
    if (Number(point) === 0) continue
    trendOf.get(site_id)?.splice(Number(point) - 1, 1, Number(visitors))
  }

  return new Map(
    ids.map((id) => {
      const site = figuresOf.get(id)
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

/** The place of a site's time zone among those that the parameters are given for. */
const PLACE = 'transform(site_id, {ids: Array(UInt32)}, {places: Array(UInt16)}, toUInt16(0))'

const FIGURES = `
  WITH toUnixTimestamp64Milli(ts) AS at, {spans: Array(Array(Int64))}[${PLACE}] AS span
  SELECT
    site_id,
    uniqExactIf(visitor_id, at >= span[1] AND at < span[2] AND name != 'engagement') AS visitors,
    uniqExactIf(visitor_id, at >= span[3] AND at < span[4] AND name != 'engagement') AS previous,
    uniqExactIf(visitor_id, at > {current: Int64}) AS current,
    toUnixTimestamp64Milli(max(ts)) AS last
  FROM events
  WHERE site_id IN {ids: Array(UInt32)} AND ${eventsFrom('{first: Int64}')}
  GROUP BY site_id`

const TREND = `
  WITH toUnixTimestamp64Milli(ts) AS at, ${PLACE} AS place
  SELECT
    site_id,
    arrayCount(start -> start <= at, {starts: Array(Array(Int64))}[place]) AS point,
    uniqExact(visitor_id) AS visitors
  FROM events
  WHERE site_id IN {ids: Array(UInt32)} AND name != 'engagement'
    AND ${eventsFrom('{first: Int64}')} AND at < {ends: Array(Int64)}[place]
  GROUP BY site_id, point`

const NEWEST = `
  SELECT site_id, toUnixTimestamp64Milli(max(ts)) AS last
  FROM events WHERE site_id IN {ids: Array(UInt32)} GROUP BY site_id`
