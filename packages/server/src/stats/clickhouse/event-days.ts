import type { RunQuery } from '../../store/clickhouse/select.ts'
import type { DayOfEvents } from '../source.ts'
import { eventsInRange } from './sql/time-range.ts'

/** Counts the views and custom events of all sites by day in UTC, in a range of milliseconds since 1970. */
export async function readEventDays(ask: RunQuery, from: number, to: number): Promise<DayOfEvents[]> {
  const rows = await ask<{ day: string; site_ids: number[]; counts: string[] }>(EVENT_DAYS, { from, to })
  return rows.map(({ day, site_ids, counts }) => ({
    day,
    sites: site_ids.map((id, index) => ({ id, events: Number(counts[index] ?? 0) })),
  }))
}

const EVENT_DAYS = `
  SELECT day, groupArray(site_id) AS site_ids, groupArray(events) AS counts
  FROM (
    SELECT toDate(ts) AS day, site_id, count() AS events
    FROM events
    WHERE ${eventsInRange} AND name != 'engagement'
    GROUP BY day, site_id
  )
  GROUP BY day
  ORDER BY day`
