import type { ClickHouseClient } from '@clickhouse/client'
import { setTimeout as sleep } from 'node:timers/promises'
import { sessionRow } from './batch-rows.ts'
import type { SessionRow } from '../../store/clickhouse/rows.ts'
import { ENGAGEMENT, PAGEVIEW } from '../accepted-event.ts'
import type { OpenVisits, VisitKey } from './open-visits.ts'
import { visitKey } from './open-visits.ts'
import { reassignEvents, finishReassignments, type ReassignedEvent } from './reassign-events.ts'
import {
  groupsOf,
  readEvents,
  readStatements,
  recentSites,
  type Group,
  type StoredEvent,
  type RebuildRange,
} from './rebuild-queries.ts'
import type { Correction } from '../spool/checkpoint.ts'
import { visitAfter, VISIT_GAP_MS, type Visit } from './visit.ts'

export type { RebuildRange }

export interface RebuildParts {
  client: ClickHouseClient
  pipeline: { correct(find: () => Promise<Correction | undefined>): Promise<void> }
  openVisits: OpenVisits
  now?: () => number
}

/** The greatest age of events in the spool whose visit is still open. */
const OPEN_MS = 24 * 60 * 60 * 1000
/** The retries while another server has claimed visits but not yet written them. */
const BUSY = { times: 40, pauseMs: 250 }
/** The number of events that one update moves: each rewrites parts of the table, however few the events. */
const MOVED_AT_ONCE = 20_000

/**
 * Rebuilds the visits of visitors from all of their events, as if these had arrived in order: after an import, whose
 * events come at any time, and where the open visits were lost. Repeating it changes nothing. Live events may arrive
 * meanwhile. Events of an import that is being removed are left out; their visitors may have no visit then.
 * @returns the number of visitors who were skipped, because another server had unwritten events of theirs all the time
 */
export async function rebuildVisits(parts: RebuildParts, touched: RebuildRange): Promise<{ skipped: number }> {
  await finishReassignments(parts.client)
  let skipped = 0
  let moved: ReassignedEvent[] = []
  for (const group of await groupsOf(parts.client, touched)) {
    const rebuilt = await rebuildGroup(parts, group)
    skipped += rebuilt.skipped
    moved = [...moved, ...rebuilt.moved]
    if (moved.length < MOVED_AT_ONCE) continue
    await reassignEvents(parts.client, touched.siteId, moved)
    moved = []
  }
  await reassignEvents(parts.client, touched.siteId, moved)
  return { skipped }
}

/**
 * Restores the open visits from the tables, where none are stored, or only old ones.
 * @param since The instant of the first event that may continue one of them. @default now
 */
export async function rebuildRecentVisits(parts: RebuildParts, since = Infinity): Promise<void> {
  const now = (parts.now ?? Date.now)()
  const first = Math.min(now, since)
  const from = first - VISIT_GAP_MS
  const to = since === Infinity ? now : Math.max(now, since)
  for (const siteId of await recentSites(parts.client, from)) {
    await rebuildVisits({ ...parts, now: () => first }, { siteId, from, to })
  }
}

async function rebuildGroup(
  { client, pipeline, openVisits, now = Date.now }: RebuildParts,
  group: Group,
): Promise<{ skipped: number; moved: ReassignedEvent[] }> {
  for (let attempt = 0; ; attempt += 1) {
    let found: Found = { correction: undefined, moved: [], busy: 0 }
    await pipeline.correct(async () => {
      found = await findCorrection(client, openVisits, group, now())
      return found.correction
    })
    // Visits that are still busy are read again.
    if (found.busy === 0 || attempt >= BUSY.times) return { skipped: found.busy, moved: found.moved }
    await sleep(BUSY.pauseMs)
  }
}

interface Found {
  correction: Correction | undefined
  /** The events whose visit has changed. */
  moved: ReassignedEvent[]
  /** The number of visitors whose events are not all in the tables yet. */
  busy: number
}

async function findCorrection(
  client: ClickHouseClient,
  openVisits: OpenVisits,
  group: Group,
  now: number,
): Promise<Found> {
  const events = await readEvents(client, group)
  const visitors = Map.groupBy(events, (event) => event.visitor_id)
  const open = await openVisits.get([...visitors.keys()].map((visitorId) => visitKey(group.siteId, visitorId)))
  const statements = Map.groupBy(await readStatements(client, group, events), (row) => row.visitor_id)

  const correction: Correction = { sessions: [], before: new Map(), visits: new Map() }
  const moved: ReassignedEvent[] = []
  let busy = 0
  for (const [visitorId, own] of visitors) {
    const key = visitKey(group.siteId, visitorId)
    const first = own[0]?.ts ?? 0
    const last = own.at(-1)?.ts ?? 0
    const standing = (statements.get(visitorId) ?? []).filter(({ start }) => start >= first && start <= last)
    const known = open.get(key)
    const isOpenHere = known !== undefined && known.start >= first && known.start <= last
    const isMet = isOpenHere || (known !== undefined && isNear(known, group))
    const isBusy = isMet && !isOlder(known, standing) && !isWritten(known, standing, own)
    if (isBusy || standing.some((row) => row.sign === -1)) {
      busy += 1
      continue
    }
    const rebuilt = rebuild(own.filter(({ import_id }) => import_id === 0 || import_id !== group.withoutImport))
    moved.push(...rebuilt.moved)
    const { rows, visits } = replace(standing, rebuilt.visits)
    correction.sessions.push(...rows)
    const latest = visits.at(-1)
    const goesOn = latest !== undefined && (isOpenHere || (known === undefined && now - latest.last_seen < OPEN_MS))
    if (goesOn && !isSame(known, latest)) setOpen(correction, key, known, latest)
    if (latest === undefined && isOpenHere) setOpen(correction, key, known, endedVisit(known))
  }
  const isNothing = correction.sessions.length === 0 && correction.visits.size === 0
  return { correction: isNothing ? undefined : correction, moved, busy }
}

/** Stands in the place of an open visit that is no more: no event continues it. */
const endedVisit = (visit: Visit): Visit => ({ ...visit, session_id: '0', version: 0, start: 0, end: 0, last_seen: 0 })

/** Whether a visit has an event in the range that was read; if the event is missing there, it is not written yet. */
const isNear = ({ start, last_seen }: Visit, { from, to }: Group): boolean =>
  start <= to + VISIT_GAP_MS && last_seen >= from - VISIT_GAP_MS

/** Whether the tables know more of an open visit than the store does: then later changes of the store were lost. */
const isOlder = (open: Visit, standing: readonly SessionRow[]): boolean =>
  standing.some((row) => row.session_id === open.session_id && row.version > open.version)

/** Whether the tables hold all events of an open visit, including late ones, which may still name another visit. */
function isWritten(open: Visit, standing: readonly SessionRow[], events: readonly StoredEvent[]): boolean {
  const isStated = standing.some((row) => row.session_id === open.session_id && row.version === open.version)
  if (!isStated || !events.some((event) => event.ts === open.last_seen)) return false
  const own = events.filter(
    ({ session_id, ts }) => session_id === open.session_id || (ts >= open.start && ts <= open.last_seen),
  )
  const views = own.filter(({ name }) => name === PAGEVIEW).length
  const pings = own.filter(({ name }) => name === ENGAGEMENT).length
  return views >= open.pageviews && own.length - views - pings >= open.events
}

/**
 * The visits of one visitor's events, which are in order, and the events that belong to another visit than they say.
 */
function rebuild(events: readonly StoredEvent[]): { visits: Visit[]; moved: ReassignedEvent[] } {
  const visits = new Map<string, Visit>()
  const moved: ReassignedEvent[] = []
  let open: Visit | undefined
  for (const event of events) {
    const visit = visitAfter(open, event, event.visitor_id)
    if (visit !== undefined) {
      open = visit
      visits.set(visit.session_id, visit)
    }
    const sessionId = visit?.session_id ?? '0'
    const attributes = visit?.attributes ?? event.attributes
    if (event.session_id !== sessionId || !describesSame(event, attributes)) {
      moved.push({ id: event.id, session_id: sessionId, attributes })
    }
  }
  return { visits: [...visits.values()], moved }
}

/** The statements that replace the standing rows by `visits`, and the visits with their versions. */
function replace(standing: readonly SessionRow[], visits: readonly Visit[]): { rows: SessionRow[]; visits: Visit[] } {
  const rows: SessionRow[] = []
  const left = new Map(standing.map((row) => [row.session_id, row]))
  const stated = visits.map((visit) => {
    const old = left.get(visit.session_id)
    left.delete(visit.session_id)
    const isUnchanged = old !== undefined && isSame(sessionRow(visit, 1, old.version), old)
    const version = isUnchanged ? old.version : (old?.version ?? 0) + 1
    if (!isUnchanged) {
      if (old !== undefined) rows.push({ ...old, sign: -1 })
      rows.push(sessionRow(visit, 1, version))
    }
    return { ...visit, version }
  })
  for (const row of left.values()) rows.push({ ...row, sign: -1 })
  return { rows, visits: stated }
}

function setOpen({ before, visits }: Correction, key: VisitKey, known: Visit | undefined, latest: Visit): void {
  if (known !== undefined) before.set(key, known)
  visits.set(key, latest)
}

/**
 * Whether an event has the attributes of its visit; the host name is the page's own. It is called for each event, so it
 * creates no object.
 */
function describesSame({ described: own }: StoredEvent, attributes: Visit['attributes']): boolean {
  if (own === attributes) return true
  for (const name in attributes) {
    if (name !== 'hostname' && own[name as keyof typeof own] !== attributes[name as keyof typeof own]) return false
  }
  return true
}

const isSame = (one: object | undefined, other: object): boolean =>
  one !== undefined && JSON.stringify(sortedEntries(one)) === JSON.stringify(sortedEntries(other))

const sortedEntries = (record: object): unknown[] =>
  Object.entries(record)
    .map(([name, value]) => [name, typeof value === 'object' && value !== null ? sortedEntries(value) : value])
    .toSorted(([a], [b]) => (String(a) < String(b) ? -1 : 1))
