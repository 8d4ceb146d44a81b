import type { ClickHouseClient } from '../src/store/clickhouse/clickhouse.ts'
import { selectRows } from '../src/store/clickhouse/select.ts'
import { countries, DAYS, PAGES, sources } from './dashboard-rows.ts'

const DAY_MS = 24 * 60 * 60 * 1000
/** Of the shape below, engagement pings included. */
const EVENTS_PER_VISIT = 4.778

export const LARGEST = { id: 1, events: 3_000_000 }
export const MEDIUM = { id: 2, events: 1_000_000 }
const SITES = [LARGEST, MEDIUM, ...Array.from({ length: 48 }, (_, index) => ({ id: 3 + index, events: 125_000 }))]

/**
 * About 10 million events of 50 sites, made inside the engine: one site of 3 million, one of 1 million, 48 of 125,000, each
 * shaped like the site of `dashboard-rows.ts`, visits spread evenly over the days. The same each time but for the ids of events.
 * @returns What was loaded, and how fast.
 */
export async function loadLarge(client: ClickHouseClient, now: number): Promise<string> {
  const startedAt = performance.now()
  for (const site of SITES) await loadSite(client, site, now)
  const seconds = (performance.now() - startedAt) / 1000
  const [row] = await selectRows<Record<'events' | 'visits' | 'sites' | 'largest', string>>(
    client,
    `SELECT count() AS events, uniqExact(session_id) AS visits, uniqExact(site_id) AS sites, countIf(site_id = ${LARGEST.id}) AS largest FROM events`,
    {},
  )
  const shown = (count: string | number | undefined) => Math.round(Number(count)).toLocaleString('en')
  return `${shown(row?.events)} events in ${shown(row?.visits)} visits of ${row?.sites} sites over ${DAYS} days, the largest with ${shown(row?.largest)}, made and loaded at ${shown(Number(row?.events) / seconds)} events/s`
}

/** About so many events of a site over the days before now. */
export async function loadSite(
  client: ClickHouseClient,
  { id, events }: { id: number; events: number },
  now: number,
): Promise<void> {
  const parameters = {
    site_id: id,
    visits: Math.round(events / EVENTS_PER_VISIT),
    first: now - DAYS * DAY_MS,
    days_ms: DAYS * DAY_MS,
    pages: PAGES,
    sources,
    countries,
  }
  await client.command({ query: EVENTS, query_params: parameters })
  await client.command({ query: VISITS, query_params: parameters })
}

/** What is known of a visit by its number; `random(k)` is its k-th random number from 0 to 1. */
const VISIT = `
  (k -> cityHash64({site_id: UInt32}, number, k) / 18446744073709551616.) AS random,
  {site_id: UInt32} * 100000000 + number AS session_id,
  if(random(1) < 0.2, greatest(0, toInt64(number) - 1 - toInt64(random(2) * 500)), toInt64(number)) AS visitor,
  {site_id: UInt32} * 100000000 + visitor AS visitor_id,
  {first: Int64} + toInt64(number / {visits: UInt32} * {days_ms: Int64}) AS start_ms,
  1 + toUInt32(pow(random(3), 3) * 9) AS views,
  arrayCumSum(arrayMap(view -> if(view = 0, 0, 5000 + toUInt32(random(100 + view) * 90000)), range(views))) AS offsets,
  arrayMap(view -> concat('/p/', toString(toUInt32(pow(random(200 + view), 3) * {pages: UInt32}))), range(views)) AS paths,
  random(4) < 0.1 AS has_event,
  offsets[-1] + if(has_event, 1000, 0) AS length_ms`

/** The columns that both tables have, picked so that the first of a list are the most frequent. */
const ATTRIBUTES = Object.entries({
  hostname: `'bench.example'`,
  source: picked('{sources: Array(String)}', 5),
  channel: picked(`['direct', 'search', 'social', 'referral']`, 6),
  country: picked('{countries: Array(String)}', 7),
  city: `concat('City ', toString(toUInt32(pow(random(8), 2) * 800)))`,
  browser: picked(`['Chrome', 'Safari', 'Edge', 'Firefox']`, 9),
  os: picked(`['Windows', 'iOS', 'Android', 'Mac', 'Linux']`, 10),
  device: picked(`['mobile', 'desktop', 'tablet']`, 11),
})

function picked(list: string, random: number): string {
  return `${list}[1 + toUInt32(pow(random(${random}), 2) * length(${list}))]`
}

const names = ATTRIBUTES.map(([name]) => name).join(', ')
const values = ATTRIBUTES.map(([, value]) => value).join(', ')

const VISITS = `
  INSERT INTO sessions (sign, version, site_id, session_id, visitor_id, start, end, is_bounce, pageviews, events, entry_page, exit_page, ${names})
  WITH ${VISIT}
  SELECT 1, 1, {site_id: UInt32}, session_id, visitor_id, fromUnixTimestamp64Milli(start_ms),
    fromUnixTimestamp64Milli(toInt64(start_ms + length_ms)), views = 1 AND NOT has_event, views, has_event, paths[1], paths[-1], ${values}
  FROM numbers({visits: UInt32})`

const EVENTS = `
  INSERT INTO events (site_id, ts, id, visitor_id, session_id, name, pathname, title, interactive, props, engagement_ms, scroll_depth, ${names})
  WITH ${VISIT},
    arrayMap(view -> (toInt64(offsets[view]), 'pageview', paths[view], view), range(1, views + 1)) AS of_views,
    arrayMap(view -> (toInt64(offsets[view]) + 4000, 'engagement', paths[view], view), range(1, views + 1, 2)) AS pings,
    if(has_event, [(toInt64(length_ms), ['Sign-up', 'Buy', 'Search'][1 + toUInt32(pow(random(12), 2) * 3)], paths[-1], views)], []) AS own,
    arrayJoin(arrayConcat(of_views, pings, own)) AS event,
    event.2 AS event_name,
    event_name = 'engagement' AS is_ping
  SELECT {site_id: UInt32}, fromUnixTimestamp64Milli(start_ms + event.1), generateUUIDv7(), visitor_id, session_id, event_name,
    event.3, if(event_name = 'pageview', concat('Page ', event.3), ''), true,
    if(event_name IN ('pageview', 'engagement'), map(), map('plan', ['free', 'pro'][1 + toUInt32(pow(random(13), 2) * 2)])),
    if(is_ping, toUInt32(random(300 + event.4) * 60000), 0), if(is_ping, toUInt8(random(400 + event.4) * 101), NULL), ${values}
  FROM numbers({visits: UInt32})`
