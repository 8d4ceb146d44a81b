import { realtimeLimits } from '@sightline/api-client/contract'
import type { RunQuery } from '../../store/clickhouse/select.ts'
import type { LiveEvent, LiveVisitors } from '../source.ts'
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

/** The start of the first of the last 30 minutes of the clock, the present one included. */
const firstOf = (now: number): number => (Math.floor(now / MINUTE_MS) - MINUTES + 1) * MINUTE_MS

/**
 * The number of distinct visitors with a view or an event in each of the last 30 minutes of the clock, the present one
 * last.
 */
export async function readLastMinutes(ask: RunQuery, siteId: number, now: number): Promise<number[]> {
  const first = firstOf(now) / MINUTE_MS
  const rows = await ask<{ minute: string; visitors: string }>(
    `SELECT intDiv(toUnixTimestamp64Milli(ts), ${MINUTE_MS}) AS minute, uniqExact(visitor_id) AS visitors FROM events
     WHERE site_id = {site_id: UInt32} AND ${eventsFrom('{first: Int64}')} AND name != 'engagement'
     GROUP BY minute`,
    { site_id: siteId, first: firstOf(now) },
  )
  const visitorsOf = new Map(rows.map(({ minute, visitors }) => [Number(minute), Number(visitors)]))
  return Array.from({ length: MINUTES }, (_, index) => visitorsOf.get(first + index) ?? 0)
}

/** The visitors of the last 30 minutes of the clock, also by known country, most visitors first. */
export async function readLiveVisitors(ask: RunQuery, siteId: number, now: number): Promise<LiveVisitors> {
  const rows = await ask<{ value: string; is_total: string; visitors: string }>(
    `SELECT country AS value, grouping(country) AS is_total, uniqExact(visitor_id) AS visitors FROM events
     WHERE site_id = {site_id: UInt32} AND ${eventsFrom('{first: Int64}')} AND name != 'engagement'
     GROUP BY GROUPING SETS ((country), ()) ORDER BY visitors DESC, value`,
    { site_id: siteId, first: firstOf(now) },
  )
  const isTotal = (row: { is_total: string }) => Number(row.is_total) === 1
  return {
    visitors: Number(rows.find(isTotal)?.visitors ?? 0),
    countries: rows
      .filter((row) => !isTotal(row) && row.value !== '')
      .map(({ value, visitors }) => ({ value, visitors: Number(visitors) })),
  }
}

/** The newest views and custom events of the last 30 minutes, the newest first. */
export async function readLiveEvents(ask: RunQuery, siteId: number, now: number, limit: number): Promise<LiveEvent[]> {
  const rows = await ask<Omit<LiveEvent, 'at'> & { at: string }>(
    `SELECT lower(hex(sipHash64(events.id))) AS id, toUnixTimestamp64Milli(ts) AS at, name, pathname AS page, source, country,
       device
     FROM events
     WHERE site_id = {site_id: UInt32} AND ${eventsFrom('{first: Int64}')} AND name != 'engagement'
     ORDER BY ts DESC, id LIMIT {limit: UInt32}`,
    { site_id: siteId, first: firstOf(now), limit },
  )
  return rows.map((row) => ({ ...row, at: Number(row.at) }))
}

/** The instant of the oldest event, by the order in which events are stored: no other rows are read. */
export async function readFirstEvent(ask: RunQuery, siteId: number): Promise<number | undefined> {
  const [row] = await ask<{ first: string }>(
    `SELECT toUnixTimestamp64Milli(ts) AS first FROM events WHERE site_id = {site_id: UInt32}
     ORDER BY site_id, toDate(ts), ts LIMIT 1`,
    { site_id: siteId },
  )
  return row === undefined ? undefined : Number(row.first)
}

/** The instant of the newest event, in milliseconds since 1970; undefined while there is none. */
export async function readLastEvent(ask: RunQuery, siteId: number): Promise<number | undefined> {
  const [row] = await ask<{ events: string; last: string }>(
    `SELECT count() AS events, toUnixTimestamp64Milli(max(ts)) AS last FROM events WHERE site_id = {site_id: UInt32}`,
    { site_id: siteId },
  )
  return row === undefined || Number(row.events) === 0 ? undefined : Number(row.last)
}
