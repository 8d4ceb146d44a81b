import type { ClickHouseClient } from '../clickhouse.ts'
import { selectRows } from '../select.ts'
import type { Staging } from './staging.ts'

interface PreviewOptions {
  siteId: number
  timeZone: string
  /** The most days of the overlap that are named. */
  namedDays: number
}

/** What the file of an import is about, and what the site has on its days. */
export interface FilePreview {
  /** The local days of the first and the last event of the file; null without one. */
  first_day: string | null
  last_day: string | null
  /** The number of days of the file on which the site has events, and of these events. */
  overlap_days: number
  overlap_events: number
  overlaps: { day: string; events: number }[]
}

/** @throws {ClickHouseUnavailableError} */
export async function readPreview(
  client: ClickHouseClient,
  { read }: Staging,
  { siteId, timeZone, namedDays }: PreviewOptions,
): Promise<FilePreview> {
  const parameters = { site: siteId, zone: timeZone }
  const [span] = await selectRows<{ events: string; first: string; last: string }>(
    client,
    `SELECT count() AS events, toString(toDate(min(ts), {zone: String})) AS first,
       toString(toDate(max(ts), {zone: String})) AS last FROM ${read}`,
    { zone: timeZone },
  )
  const days = await selectRows<{ day: string; events: string }>(
    client,
    `SELECT toString(toDate(ts, {zone: String}) AS local) AS day, count() AS events FROM events
     WHERE site_id = {site: UInt32} AND local GLOBAL IN (SELECT DISTINCT toDate(ts, {zone: String}) FROM ${read})
     GROUP BY day ORDER BY day`,
    parameters,
  )
  const overlaps = days.map(({ day, events }) => ({ day, events: Number(events) }))
  const hasEvents = span !== undefined && span.events !== '0'
  return {
    first_day: hasEvents ? span.first : null,
    last_day: hasEvents ? span.last : null,
    overlap_days: overlaps.length,
    overlap_events: overlaps.reduce((sum, { events }) => sum + events, 0),
    overlaps: overlaps.slice(0, namedDays),
  }
}
