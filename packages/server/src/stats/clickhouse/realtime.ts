import { realtimeLimits } from '@sightline/api-client/contract'
import type { RunQuery } from '../../store/clickhouse/select.ts'
import { eventsFrom } from './sql/time-range.ts'

const MINUTE_MS = 60 * 1000
export const CURRENT_MS = realtimeLimits.currentMinutes * MINUTE_MS

/** The number of distinct visitors with any event in the five minutes before `now`. */
export async function readCurrentVisitors(ask: RunQuery, siteId: number, now: number): Promise<number> {
  const [row] = await ask<{ current_visitors: string }>(
    `SELECT uniqExact(visitor_id) AS current_visitors FROM events
     WHERE site_id = {site_id: UInt32} AND ${eventsFrom('{after: Int64} + 1')}`,
    { site_id: siteId, after: now - CURRENT_MS },
  )
  return Number(row?.current_visitors ?? 0)
}

const MINUTES = realtimeLimits.chartMinutes

/**
 * The number of distinct visitors with a view or an event in each of the last 30 minutes of the clock, the present one
 * last.
 */
export async function readLastMinutes(ask: RunQuery, siteId: number, now: number): Promise<number[]> {
  const first = Math.floor(now / MINUTE_MS) - MINUTES + 1
  const rows = await ask<{ minute: string; visitors: string }>(
    `SELECT intDiv(toUnixTimestamp64Milli(ts), ${MINUTE_MS}) AS minute, uniqExact(visitor_id) AS visitors FROM events
     WHERE site_id = {site_id: UInt32} AND ${eventsFrom('{first: Int64}')} AND name != 'engagement'
     GROUP BY minute`,
    { site_id: siteId, first: first * MINUTE_MS },
  )
  const visitorsOf = new Map(rows.map(({ minute, visitors }) => [Number(minute), Number(visitors)]))
  return Array.from({ length: MINUTES }, (_, index) => visitorsOf.get(first + index) ?? 0)
}

/** The instant of the site's newest event, in milliseconds since 1970; undefined while there is none. */
/** The instant of the oldest event, by the order in which events are stored: no other rows are read. */
export async function readFirstEvent(ask: RunQuery, siteId: number): Promise<number | undefined> {
  const [row] = await ask<{ first: string }>(
    `SELECT toUnixTimestamp64Milli(ts) AS first FROM events WHERE site_id = {site_id: UInt32}
     ORDER BY site_id, toDate(ts), ts LIMIT 1`,
    { site_id: siteId },
  )
  return row === undefined ? undefined : Number(row.first)
}

export async function readLastEvent(ask: RunQuery, siteId: number): Promise<number | undefined> {
  const [row] = await ask<{ events: string; last: string }>(
    `SELECT count() AS events, toUnixTimestamp64Milli(max(ts)) AS last FROM events WHERE site_id = {site_id: UInt32}`,
    { site_id: siteId },
  )
  return row === undefined || Number(row.events) === 0 ? undefined : Number(row.last)
}
