import type { Ask } from '../store/clickhouse/select.ts'
import { eventsFrom } from './spans.ts'

export const CURRENT_MS = 5 * 60 * 1000

/** Distinct visitors with any event in the five minutes before `now`. */
export async function readCurrentVisitors(ask: Ask, siteId: number, now: number): Promise<number> {
  const [row] = await ask<{ current_visitors: string }>(
    `SELECT uniqExact(visitor_id) AS current_visitors FROM events
     WHERE site_id = {site_id: UInt32} AND ${eventsFrom('{after: Int64} + 1')}`,
    { site_id: siteId, after: now - CURRENT_MS },
  )
  return Number(row?.current_visitors ?? 0)
}

/** The instant of the site's newest event, in milliseconds since 1970; undefined while there is none. */
export async function readLastEvent(ask: Ask, siteId: number): Promise<number | undefined> {
  const [row] = await ask<{ events: string; last: string }>(
    `SELECT count() AS events, toUnixTimestamp64Milli(max(ts)) AS last FROM events WHERE site_id = {site_id: UInt32}`,
    { site_id: siteId },
  )
  return row === undefined || Number(row.events) === 0 ? undefined : Number(row.last)
}
