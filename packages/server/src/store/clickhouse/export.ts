import type { EventLine } from '@sightline/api-client/contract'
import type { ClickHouseClient } from './clickhouse.ts'
import { selectRows } from './select.ts'

/** The events of a site between two instants, in milliseconds since 1970; `to` is excluded. */
export interface EventSpan {
  siteId: number
  from: number
  to: number
}

export interface EventsOfDay {
  /** The day in UTC. */
  day: string
  events: number
}

const inSpan = `site_id = {site: UInt32}
  AND ts >= fromUnixTimestamp64Milli({from: Int64}) AND ts < fromUnixTimestamp64Milli({to: Int64})`

/** The number of events of each day that has some, in order. @throws {ClickHouseUnavailableError} */
export async function countEventsByDay(
  client: ClickHouseClient,
  { siteId, from, to }: EventSpan,
): Promise<EventsOfDay[]> {
  const rows = await selectRows<{ day: string; events: string }>(
    client,
    `SELECT toString(toDate(ts)) AS day, count() AS events FROM events WHERE ${inSpan} GROUP BY day ORDER BY day`,
    { site: siteId, from, to },
  )
  return rows.map(({ day, events }) => ({ day, events: Number(events) }))
}

/** The events of some days in UTC, both included, as lines of JSON in order of time. */
export async function* exportLines(
  client: ClickHouseClient,
  { siteId, from, to }: EventSpan,
  { first, last }: { first: string; last: string },
  signal: AbortSignal,
): AsyncGenerator<string> {
  const result = await client.query({
    query: `SELECT ${Object.entries(columns)
      .map(([name, column]) => `${column} AS ${name}`)
      .join(', ')} FROM (
        SELECT * FROM events WHERE ${inSpan} AND toDate(ts) BETWEEN {first: Date} AND {last: Date}
        ORDER BY ts, toString(id)
      )`,
    query_params: { site: siteId, from, to, first, last },
    format: 'JSONEachRow',
    abort_signal: signal,
    clickhouse_settings: { max_bytes_before_external_sort: '200000000', max_execution_time: 0 },
  })
  for await (const rows of result.stream()) yield rows.map((row) => `${row.text}\n`).join('')
}

/** The SQL of each field of a line. */
const columns: Readonly<Record<keyof EventLine, string>> = {
  id: 'toString(id)',
  ts: 'ts',
  visitor_id: 'toString(visitor_id)',
  name: 'name',
  url: `if(hostname = '', '', concat('https://', hostname, pathname))`,
  hostname: 'hostname',
  pathname: 'pathname',
  referrer: 'referrer',
  title: 'title',
  source: 'source',
  channel: 'channel',
  utm_source: 'utm_source',
  utm_medium: 'utm_medium',
  utm_campaign: 'utm_campaign',
  utm_content: 'utm_content',
  utm_term: 'utm_term',
  country: 'country',
  region: 'region',
  city: 'city',
  browser: 'browser',
  browser_version: 'browser_version',
  os: 'os',
  os_version: 'os_version',
  device: 'device',
  language: 'language',
  screen: 'screen',
  props: 'props',
  engagement_ms: 'engagement_ms',
  scroll_depth: 'scroll_depth',
  interactive: 'interactive',
  revenue: 'toString(revenue)',
  currency: 'currency',
}
