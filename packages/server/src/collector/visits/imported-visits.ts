import { ENGAGEMENT, PAGEVIEW } from '../accepted-event.ts'
import { VISIT_GAP_MS } from './visit.ts'
import { attributeNames } from './rebuild-queries.ts'
import { runLongStatement } from '../../store/clickhouse/long-statement.ts'
import { runCommand, selectRows } from '../../store/clickhouse/select.ts'
import { idOf, LARGE, HASH_BUCKETS, type HashRange, type StagingWork } from '../../store/clickhouse/import/staging.ts'

/** The age within which a visit may still be open; such visits are written while no batch is under way. */
export const RECENT_MS = 25 * 60 * 60 * 1000

const settings = {
  ...LARGE,
  // The same rows may have been written before, and deleted.
  insert_deduplicate: 0,
  // A file may cover many years.
  max_partitions_per_insert_block: 0,
} as const

/** Finds the visitors whose visits depend on more than the file: they have other events, or are present now. */
export async function findKnownVisitors({ client, staging, siteId, signal }: StagingWork, now: number): Promise<void> {
  const { fresh, met } = staging
  await runCommand(client, `TRUNCATE TABLE ${met}`, {})
  await runLongStatement(client, {
    id: idOf(staging, 'meet'),
    query: `INSERT INTO ${met}
      SELECT DISTINCT cityHash64(visitor_id) % ${HASH_BUCKETS}, visitor_id FROM (
        SELECT visitor_id FROM events
        WHERE site_id = {site: UInt32} AND visitor_id GLOBAL IN (SELECT visitor_id FROM ${fresh})
        UNION ALL
        SELECT visitor_id FROM ${fresh} WHERE ts > fromUnixTimestamp64Milli({recent: Int64})
      )`,
    parameters: { site: siteId, recent: now - RECENT_MS },
    settings: LARGE,
    signal,
  })
}

/**
 * Writes the new events of some visitors with their visits, except the visits of those who have other events. Repeating
 * it changes nothing. `visits.ts` holds the same rules, event by event.
 */
export async function writeVisits(
  { client, staging, siteId, importId, signal }: StagingWork,
  hashRange: HashRange,
): Promise<void> {
  const names = await attributeNames(client)
  const parameters = { site: siteId, import: importId, ...hashRange }
  const isOfPlaces = `site_id = {site: UInt32} AND ${isInPlaces('cityHash64(visitor_id) % 65536')}`
  const own = `site_id, ts, id, visitor_id, name, pathname, title, interactive, props, engagement_ms, scroll_depth, revenue, currency`
  const attributes = names.filter((name) => name !== 'hostname')
  await runLongStatement(client, {
    id: idOf(staging, 'events'),
    query: `INSERT INTO events (${own}, import_id, session_id, hostname, ${attributes.join(', ')})
      SELECT ${own}, {import: UInt32}, is_in_visit ? ${SESSION_ID} : 0, hostname,
        ${attributes.map((name) => `is_in_visit ? tupleElement(first, '${name}') : ${name}`).join(', ')}
      FROM (${eventsInVisits(staging.fresh, names)})
      WHERE id NOT IN (SELECT id FROM events WHERE ${isOfPlaces})`,
    parameters,
    settings,
    signal,
  })
  await runLongStatement(client, {
    id: idOf(staging, 'sessions'),
    query: `INSERT INTO sessions (sign, version, site_id, visitor_id, session_id, start, end, pageviews, events, is_bounce,
        entry_page, exit_page, ${names.join(', ')})
      SELECT * FROM (
        SELECT toInt8(1) AS sign, toUInt32(1) AS version, site_id, visitor_id, any(${SESSION_ID}) AS session_id,
          fromUnixTimestamp64Milli(any(started), 'UTC'), maxIf(ts, name != '${ENGAGEMENT}'),
          countIf(name = '${PAGEVIEW}') AS pageviews, countIf(${isCustom}) AS events,
          pageviews = 1 AND countIf(${isCustom} AND interactive) = 0,
          argMinIf(pathname, number, name = '${PAGEVIEW}'), argMaxIf(pathname, number, name = '${PAGEVIEW}'),
          ${names.map((name) => `tupleElement(any(first), '${name}')`).join(', ')}
        FROM (${eventsInVisits(staging.fresh, names)})
        WHERE is_in_visit
          AND visitor_id NOT IN (SELECT visitor_id FROM ${staging.met} WHERE ${isInPlaces('place')})
        GROUP BY site_id, visitor_id, run
      )
      -- A visit that was taken back, as by the removal of an import, is written again.
      WHERE session_id NOT IN (
        SELECT session_id FROM sessions WHERE ${isOfPlaces} GROUP BY session_id HAVING sum(sign) > 0
      )`,
    parameters,
    settings,
    signal,
  })
}

const isInPlaces = (place: string): string => `${place} >= {from: UInt32} AND ${place} < {to: UInt32}`

const isCustom = `name NOT IN ('${PAGEVIEW}', '${ENGAGEMENT}')`

/** The same hash as `sessionIdOf` in visits.ts. */
const SESSION_ID = `reinterpretAsUInt64(reverse(substring(
  SHA256(concat(toString(site_id), ':', toString(visitor_id), ':', toString(started))), 1, 8)))`

/**
 * Each event with its run, and with the attributes and the instant of the first event of its visit. A run is a sequence
 * of one visitor's events without a long pause; its visit begins with the first event that is not an engagement event.
 */
const eventsInVisits = (fresh: string, names: readonly string[]): string => `
  SELECT *, first_number > 0 AND number >= first_number AS is_in_visit,
    toUnixTimestamp64Milli(tupleElement(first, 'at')) AS started
  FROM (
    SELECT *,
      minIf(number, name != '${ENGAGEMENT}') OVER (PARTITION BY visitor_id, run) AS first_number,
      argMinIf(tuple(ts, ${names.join(', ')})::Tuple(at DateTime64(3, 'UTC'), ${names.map((name) => `${name} String`).join(', ')}),
        number, name != '${ENGAGEMENT}') OVER (PARTITION BY visitor_id, run) AS first
    FROM (
      SELECT *, sum(is_after_pause) OVER (PARTITION BY visitor_id ORDER BY number ROWS UNBOUNDED PRECEDING) AS run
      FROM (
        SELECT *,
          row_number() OVER in_order AS number,
          toUnixTimestamp64Milli(ts) - lagInFrame(toUnixTimestamp64Milli(ts), 1, toInt64(0)) OVER in_order > ${VISIT_GAP_MS} AS is_after_pause
        FROM ${fresh} WHERE ${isInPlaces('place')}
        WINDOW in_order AS (PARTITION BY visitor_id ORDER BY ts, toString(id) ROWS BETWEEN UNBOUNDED PRECEDING AND CURRENT ROW)
      )
    )
  )`

/**
 * The visitors in some hashRange who have other events, in groups: with a limited number of events, or one visitor with
 * more.
 */
export async function knownVisitors(
  { client, staging, siteId }: StagingWork,
  hashRange: HashRange,
  eventsAtOnce: number,
): Promise<VisitorGroup[]> {
  const isMet = `visitor_id GLOBAL IN (SELECT visitor_id FROM ${staging.met} WHERE ${isInPlaces('place')})`
  const rows = await selectRows<{ visitor_id: string; events: string; first: string; last: string }>(
    client,
    `SELECT visitor_id, countIf(NOT is_new) AS events,
       toUnixTimestamp64Milli(minIf(at, is_new)) AS first, toUnixTimestamp64Milli(maxIf(at, is_new)) AS last
     FROM (
       SELECT visitor_id, ts AS at, true AS is_new FROM ${staging.fresh} WHERE ${isInPlaces('place')} AND ${isMet}
       UNION ALL
       SELECT visitor_id, ts AS at, false AS is_new FROM events WHERE site_id = {site: UInt32} AND ${isMet}
     ) GROUP BY visitor_id ORDER BY first`,
    { site: siteId, ...hashRange },
  )
  return inGroups(rows, eventsAtOnce)
}

/** Visitors whose visits are rebuilt together, and the instants of the first and the last event for which that is done. */
export interface VisitorGroup {
  visitorIds: string[]
  from: number
  to: number
}

export function inGroups(
  rows: readonly { visitor_id: string; events: string; first: string; last: string }[],
  eventsAtOnce: number,
): VisitorGroup[] {
  const groups: (VisitorGroup & { events: number })[] = []
  for (const row of rows) {
    const [from, to, events] = [Number(row.first), Number(row.last), Number(row.events)]
    const group = groups.at(-1)
    if (group === undefined || group.events + events > eventsAtOnce) {
      groups.push({ visitorIds: [row.visitor_id], from, to, events })
      continue
    }
    group.visitorIds.push(row.visitor_id)
    Object.assign(group, { to: Math.max(group.to, to), events: group.events + events })
  }
  return groups
}
