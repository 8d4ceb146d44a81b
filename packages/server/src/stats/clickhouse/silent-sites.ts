import type { RunQuery } from '../../store/clickhouse/select.ts'
import { eventsFrom } from './sql/time-range.ts'

const DAY_MS = 24 * 60 * 60 * 1000
/** The number of days before the present one that are read. */
const DAYS = 8

/**
 * Sites without an event for 24 hours that had some on each of the days before, for a week or since their first event:
 * for a site with few visits, a day without events says nothing.
 * @param now Milliseconds since 1970; so are the times of the last events.
 */
export async function readSilentSites(ask: RunQuery, now: number): Promise<{ siteId: number; lastEventAt: number }[]> {
  const rows = await ask<{ site_id: number; last: string }>(SILENT, {
    first: now - DAYS * DAY_MS,
    before: now - DAY_MS,
  })
  return rows.map(({ site_id, last }) => ({ siteId: site_id, lastEventAt: Number(last) }))
}

const SILENT = `
  SELECT site_id, toUnixTimestamp64Milli(max(ts)) AS last
  FROM events
  WHERE ${eventsFrom('{first: Int64}')}
  GROUP BY site_id
  HAVING last <= {before: Int64} AND uniqExact(toDate(ts)) = toDate(max(ts)) - toDate(min(ts)) + 1`
