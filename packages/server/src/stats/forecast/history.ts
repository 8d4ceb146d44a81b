import type { ClickHouseClient } from '../../store/clickhouse/clickhouse.ts'
import { selectRows } from '../../store/clickhouse/select.ts'
import type { Website } from '../../store/database/websites.ts'
import { dayAt, startOfDay } from '../calendar.ts'
import { usablePart } from './usable-part.ts'

export type Metric = 'visitors' | 'visits' | 'pageviews'

const LONGEST_DAYS = 400

/** One figure of each whole day up to yesterday in the site's time zone, the oldest first; a day without any is 0. */
export async function readHistory(
  client: ClickHouseClient,
  site: Pick<Website, 'id' | 'time_zone'>,
  metric: Metric,
  now: number,
): Promise<number[]> {
  const today = dayAt(now, site.time_zone)
  const startOf = (daysAgo: number) => startOfDay(today.subtract({ days: daysAgo }), site.time_zone)
  // A zone that skips a whole day has two dates with one first instant.
  const starts = [...new Set(Array.from({ length: LONGEST_DAYS }, (_, day) => startOf(LONGEST_DAYS - day)))]
  const rows = await selectRows<{ bucket: string; count: string }>(client, QUERIES[metric], {
    site_id: site.id,
    from: startOf(LONGEST_DAYS),
    to: startOf(0),
    starts,
  })
  const countOf = new Map(rows.map((row) => [Number(row.bucket), Number(row.count)]))
  return usablePart(starts.map((start) => countOf.get(start) ?? 0))
}

const dailyEvents = (count: string): string => `
  SELECT roundDown(toUnixTimestamp64Milli(ts), {starts: Array(Int64)}) AS bucket, ${count} AS count
  FROM events
  WHERE site_id = {site_id: UInt32}
    AND ts >= fromUnixTimestamp64Milli({from: Int64})
    AND ts < fromUnixTimestamp64Milli({to: Int64})
  GROUP BY bucket`

/** A visit counts on every day from its first to its last event, as on the dashboard. */
const DAILY_VISITS = `
  WITH
    {starts: Array(Int64)} AS starts,
    roundDown(greatest(toUnixTimestamp64Milli(start), {from: Int64}), {starts: Array(Int64)}) AS first_day,
    roundDown(least(toUnixTimestamp64Milli(end), {to: Int64} - 1), {starts: Array(Int64)}) AS last_day
  SELECT
    arrayJoin(if(first_day = last_day, [first_day], arrayFilter(day -> day BETWEEN first_day AND last_day, starts))) AS bucket,
    sum(sign) AS count
  FROM sessions
  WHERE site_id = {site_id: UInt32}
    AND start < fromUnixTimestamp64Milli({to: Int64})
    AND end >= fromUnixTimestamp64Milli({from: Int64})
  GROUP BY bucket`

const QUERIES: Readonly<Record<Metric, string>> = {
  visitors: dailyEvents(`uniqExactIf(visitor_id, name != 'engagement')`),
  pageviews: dailyEvents(`countIf(name = 'pageview')`),
  visits: DAILY_VISITS,
}
