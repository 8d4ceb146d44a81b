import type { ClickHouseClient } from '@clickhouse/client'
import { selectRows } from '../../store/clickhouse/select.ts'
import type { SessionRow } from '../../store/clickhouse/rows.ts'
import type { AcceptedEvent } from '../accepted-event.ts'
import type { VisitAttributes } from '../../store/clickhouse/rows.ts'
import { VISIT_GAP_MS } from './visit.ts'

/** The visits that may be wrong: everybody's, or some visitors', with an event between two instants, both included. */
export interface RebuildRange {
  siteId: number
  from: number
  to: number
  visitorIds?: readonly string[]
  /** An import whose events belong to no visit any more, because they are about to be deleted. */
  withoutImport?: number | undefined
}

/** A group of the visitors to rebuild, as many as are rebuilt at once. */
export interface Group extends Pick<RebuildRange, 'siteId' | 'from' | 'to' | 'withoutImport'> {
  visitorIds: readonly string[] | undefined
  /** The number of parts into which visitors are divided by id, and the part to read. */
  parts: number
  part: number
}

export interface StoredEvent extends AcceptedEvent {
  session_id: string
  /** 0 where it was collected. */
  import_id: number
  /** What its row says, which describes its visit; `attributes` are those that the event came with. */
  described: VisitAttributes
}

/** The number of events that are read into memory at once. */
const EVENTS_AT_ONCE = 20_000
/** ClickHouse takes 128 KB as one parameter; an id has up to 20 digits. */
const IDS_AT_ONCE = 2000

export async function groupsOf(client: ClickHouseClient, touched: RebuildRange): Promise<Group[]> {
  const { siteId, from, to, visitorIds, withoutImport } = touched
  if (visitorIds !== undefined) {
    return Array.from({ length: Math.ceil(visitorIds.length / IDS_AT_ONCE) }, (_, index) => ({
      siteId,
      from,
      to,
      withoutImport,
      visitorIds: visitorIds.slice(index * IDS_AT_ONCE, (index + 1) * IDS_AT_ONCE),
      parts: 1,
      part: 0,
    }))
  }
  const [row] = await selectRows<{ events: string }>(
    client,
    `SELECT count() AS events FROM events
     WHERE site_id = {site: UInt32} AND ts BETWEEN ${instant('from')} AND ${instant('to')}`,
    { site: siteId, from: from - VISIT_GAP_MS, to: to + VISIT_GAP_MS },
  )
  const parts = Math.ceil(Number(row?.events ?? 0) / EVENTS_AT_ONCE)
  return Array.from({ length: parts }, (_, part) => ({
    siteId,
    from,
    to,
    withoutImport,
    visitorIds: undefined,
    parts,
    part,
  }))
}

/** Sites with an event since an instant. */
export async function recentSites(client: ClickHouseClient, since: number): Promise<number[]> {
  const rows = await selectRows<{ site_id: number }>(
    client,
    `SELECT DISTINCT site_id FROM events WHERE ts >= ${instant('since')} ORDER BY site_id`,
    { since },
  )
  return rows.map((row) => row.site_id)
}

/**
 * The events of a group's visitors, by visitor and in order: those in the range and one visit gap around it, and all
 * events of each visit that has one of these.
 */
export async function readEvents(client: ClickHouseClient, group: Group): Promise<StoredEvent[]> {
  const names = await attributeNames(client)
  const rows = await selectRows<EventRecord>(
    client,
    `WITH
       ${touchedVisitors(group)},
       near AS (
         SELECT session_id FROM events
         WHERE site_id = {site: UInt32} AND visitor_id IN touched AND session_id != 0 AND ${isNear}
       )
     SELECT * REPLACE (toUnixTimestamp64Milli(ts) AS ts) FROM (
       SELECT id, site_id, ts, visitor_id, session_id, name, pathname, interactive, import_id,
         own_attributes, ${names.join(', ')} FROM events
       WHERE site_id = {site: UInt32} AND visitor_id IN touched AND (${isNear} OR session_id IN near)
       ORDER BY visitor_id, ts, toString(id)
     )`,
    parametersOf(group),
  )
  return rows.map((row) => ({
    ...attributesOf(row, names),
    id: row.id,
    site_id: row.site_id,
    ts: Number(row.ts),
    visitor_id: row.visitor_id,
    previous_visitor_id: null,
    session_id: row.session_id,
    import_id: row.import_id,
    name: row.name,
    pathname: row.pathname,
    title: '',
    interactive: row.interactive,
    props: {},
    engagement_ms: 0,
    scroll_depth: null,
    revenue: null,
    currency: '',
  }))
}

function attributesOf(
  row: EventRecord,
  names: readonly string[],
): { described: VisitAttributes; attributes: VisitAttributes } {
  const described = Object.fromEntries(names.map((name) => [name, row[name]])) as unknown as VisitAttributes
  const isOwn = Object.keys(row.own_attributes).length === 0
  return { described, attributes: isOwn ? described : { ...described, ...row.own_attributes } }
}

/** Reads the table's rows of visits that begin among the events that were read. */
export async function readStatements(
  client: ClickHouseClient,
  group: Group,
  events: readonly StoredEvent[],
): Promise<SessionRow[]> {
  if (events.length === 0) return []
  const first = events.reduce((least, { ts }) => Math.min(least, ts), Infinity)
  const last = events.reduce((most, { ts }) => Math.max(most, ts), -Infinity)
  const rows = await selectRows<Omit<SessionRow, 'start' | 'end'> & { start: string; end: string }>(
    client,
    `WITH ${touchedVisitors(group)}
     SELECT * REPLACE (toUnixTimestamp64Milli(start) AS start, toUnixTimestamp64Milli(end) AS end) FROM (
       SELECT * FROM sessions FINAL
       WHERE site_id = {site: UInt32} AND visitor_id IN touched
         AND start BETWEEN ${instant('first')} AND ${instant('last')}
     )`,
    { ...parametersOf(group), first, last },
  )
  return rows.map((row) => ({ ...row, start: Number(row.start), end: Number(row.end) }))
}

interface EventRecord extends Record<string, unknown> {
  id: string
  site_id: number
  ts: string
  visitor_id: string
  session_id: string
  name: string
  pathname: string
  interactive: boolean
  import_id: number
  own_attributes: Partial<VisitAttributes>
}

const OF_VISITS = 'sign version site_id session_id visitor_id start end is_bounce pageviews events entry_page exit_page'

/** The columns that describe the source of a visit; both tables have them. */
export async function attributeNames(client: ClickHouseClient): Promise<string[]> {
  const rows = await selectRows<{ name: string }>(
    client,
    `SELECT name FROM system.columns
     WHERE database = currentDatabase() AND table = 'sessions' AND name NOT IN {own: Array(String)} ORDER BY position`,
    { own: OF_VISITS.split(' ') },
  )
  return rows.map((row) => row.name)
}

const instant = (name: string): string => `fromUnixTimestamp64Milli({${name}: Int64})`
const isNear = `ts BETWEEN ${instant('near_from')} AND ${instant('near_to')}`

const touchedVisitors = ({ visitorIds }: Group): string => `
  touched AS (
    SELECT visitor_id FROM events
    WHERE site_id = {site: UInt32} AND ts BETWEEN ${instant('from')} AND ${instant('to')}
      AND ${visitorIds === undefined ? 'visitor_id % {parts: UInt32} = {part: UInt32}' : 'visitor_id IN {visitors: Array(UInt64)}'}
  )`

const parametersOf = ({ siteId, from, to, visitorIds, parts, part }: Group) => ({
  site: siteId,
  from,
  to,
  near_from: from - VISIT_GAP_MS,
  near_to: to + VISIT_GAP_MS,
  ...(visitorIds === undefined ? { parts, part } : { visitors: visitorIds.map(BigInt) }),
})
