import type { ClickHouseClient } from '../clickhouse.ts'
import { selectRows } from '../select.ts'

interface DaysOptions {
  siteId: number
  timeZone: string
  /** The property of events that are ignored. */
  but: { key: string; value: string }
}

/** The days of a time zone on which a site has events, such as `2026-01-31`. @throws {ClickHouseUnavailableError} */
export async function daysWithEvents(
  client: ClickHouseClient,
  { siteId, timeZone, but }: DaysOptions,
): Promise<Set<string>> {
  const rows = await selectRows<{ day: string }>(
    client,
    `SELECT DISTINCT toString(toDate(ts, {zone: String})) AS day FROM events
     WHERE site_id = {site: UInt32} AND props[{key: String}] != {value: String}`,
    { site: siteId, zone: timeZone, ...but },
  )
  return new Set(rows.map((row) => row.day))
}
