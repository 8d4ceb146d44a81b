import type { ClickHouseClient } from '../store/clickhouse/clickhouse.ts'
import type { Output, Schemas } from '@sightline/api-client/contract'
import { selectRows } from '../store/clickhouse/select.ts'
import { bucketsOf, type Period } from './ranges.ts'

export type Dashboard = Output<Schemas['stats']['dashboard']>

type Figures = Omit<Dashboard['series'][number], 'start' | 'partial'>

const NONE: Figures = {
  visitors: 0,
  visits: 0,
  pageviews: 0,
  views_per_visit: 0,
  bounce_rate: 0,
  visit_duration: null,
}

interface EventRow {
  is_total: number
  bucket: string
  pageviews: string
  visitors: string
}

interface VisitRow {
  is_total: number
  bucket: string
  visits: string
  views: string
  bounces: string
  duration_ms: string
}

/**
 * Totals and series of a period, one scan of each table. Definitions: docs/metrics.md.
 * @param now Milliseconds since 1970; tells which bucket is still running.
 */
export async function readDashboard(
  client: ClickHouseClient,
  siteId: number,
  period: Period,
  now: number,
): Promise<Omit<Dashboard, 'breakdowns'>> {
  const buckets = bucketsOf(period, now)
  const parameters = {
    site_id: siteId,
    from: period.from,
    to: period.to,
    starts: buckets.map((bucket) => bucket.start),
  }
  const [eventRows, visitRows] = await Promise.all([
    selectRows<EventRow>(client, EVENTS, parameters),
    selectRows<VisitRow>(client, VISITS, parameters),
  ])
  const eventsOf = new Map(eventRows.map((row) => [keyOf(row), row]))
  const visitsOf = new Map(visitRows.map((row) => [keyOf(row), row]))
  const figuresOf = (key: string) => combine(eventsOf.get(key), visitsOf.get(key))

  return {
    range: describeRange(period),
    totals: figuresOf(TOTAL),
    series: buckets.map(({ start, partial }) => ({
      start: new Date(start).toISOString(),
      partial,
      ...figuresOf(String(start)),
    })),
  }
}

export const describeRange = (period: Period): Dashboard['range'] => ({
  name: period.name,
  from: new Date(period.from).toISOString(),
  to: new Date(period.to).toISOString(),
  time_zone: period.timeZone,
  interval: period.interval,
})

const TOTAL = 'total'
const keyOf = (row: EventRow | VisitRow): string => (row.is_total === 1 ? TOTAL : row.bucket)

function combine(events: EventRow | undefined, visits: VisitRow | undefined): Figures {
  const visitCount = Number(visits?.visits ?? 0)
  const perVisit = (sum: string | undefined) => (visitCount === 0 ? 0 : Number(sum ?? 0) / visitCount)
  return {
    ...NONE,
    visitors: Number(events?.visitors ?? 0),
    pageviews: Number(events?.pageviews ?? 0),
    visits: visitCount,
    views_per_visit: perVisit(visits?.views),
    bounce_rate: perVisit(visits?.bounces) * 100,
    visit_duration: visitCount === 0 ? null : perVisit(visits?.duration_ms) / 1000,
  }
}

/** The starts are given, so that no time zone rule is written twice: `roundDown` finds an instant's bucket. */
const EVENTS = `
  SELECT
    grouping(bucket) = 1 AS is_total,
    roundDown(toUnixTimestamp64Milli(ts), {starts: Array(Int64)}) AS bucket,
    countIf(name = 'pageview') AS pageviews,
    uniqExactIf(visitor_id, name != 'engagement') AS visitors
  FROM events
  WHERE site_id = {site_id: UInt32}
    AND ts >= fromUnixTimestamp64Milli({from: Int64})
    AND ts < fromUnixTimestamp64Milli({to: Int64})
  GROUP BY GROUPING SETS ((bucket), ())`

/** A visit counts in every bucket from its first to its last event, but once in the total: in its first bucket. */
const VISITS = `
  WITH
    {starts: Array(Int64)} AS starts,
    roundDown(greatest(toUnixTimestamp64Milli(start), {from: Int64}), {starts: Array(Int64)}) AS first_bucket,
    roundDown(least(toUnixTimestamp64Milli(end), {to: Int64}), {starts: Array(Int64)}) AS last_bucket,
    if(first_bucket = last_bucket, [first_bucket], arrayFilter(s -> s BETWEEN first_bucket AND last_bucket, starts)) AS spanned
  SELECT
    grouping(bucket) = 1 AS is_total,
    arrayJoin(spanned) AS bucket,
    if(is_total, sumIf(sign, bucket = first_bucket), sum(sign)) AS visits,
    if(is_total, sumIf(sign * toInt64(pageviews), bucket = first_bucket), sum(sign * toInt64(pageviews))) AS views,
    if(is_total, sumIf(sign * is_bounce, bucket = first_bucket), sum(sign * is_bounce)) AS bounces,
    if(is_total, sumIf(sign * dateDiff('ms', start, end), bucket = first_bucket), sum(sign * dateDiff('ms', start, end))) AS duration_ms
  FROM sessions
  WHERE site_id = {site_id: UInt32}
    AND start < fromUnixTimestamp64Milli({to: Int64})
    AND end >= fromUnixTimestamp64Milli({from: Int64})
  GROUP BY GROUPING SETS ((bucket), ())`

/** Distinct visitors with an event in the period. */
export async function readVisitors(
  client: ClickHouseClient,
  siteId: number,
  { from, to }: Pick<Period, 'from' | 'to'>,
): Promise<number> {
  const [row] = await selectRows<{ visitors: string }>(
    client,
    `SELECT uniqExactIf(visitor_id, name != 'engagement') AS visitors FROM events
     WHERE site_id = {site_id: UInt32}
       AND ts >= fromUnixTimestamp64Milli({from: Int64}) AND ts < fromUnixTimestamp64Milli({to: Int64})`,
    { site_id: siteId, from, to },
  )
  return Number(row?.visitors ?? 0)
}
