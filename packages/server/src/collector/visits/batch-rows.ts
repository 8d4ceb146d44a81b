import type { EventRow, SessionRow, VisitAttributes } from '../../store/clickhouse/rows.ts'
import type { AcceptedEvent } from '../accepted-event.ts'
import { ENGAGEMENT } from '../accepted-event.ts'
import { inSlices } from '../in-slices.ts'
import { visitKey, type OpenVisits, type VisitKey } from './open-visits.ts'
import { isBounce, isOpenAt, visitAfter, type Visit } from './visit.ts'

export interface BatchRows {
  events: EventRow[]
  sessions: SessionRow[]
  /** The open visits after the batch. */
  visits: Map<VisitKey, Visit>
}

/** The rows for a run of events, in order. The same events on the same open visits give the same rows. */
export async function rowsOf(
  events: readonly AcceptedEvent[],
  openVisits: Pick<OpenVisits, 'get'>,
): Promise<BatchRows> {
  return rowsFrom(events, await openVisits.get(keysOf(events)))
}

/** The rows for a run of events, from visits that were read already. */
export function rowsFrom(events: readonly AcceptedEvent[], before: ReadonlyMap<VisitKey, Visit>): BatchRows {
  const run = startRun(before)
  for (const event of events) run.add(event)
  return run.end()
}

/** As `rowsFrom`; between slices of the events requests are answered, and `before` must not change. */
export async function rowsInSlices(
  events: readonly AcceptedEvent[],
  before: ReadonlyMap<VisitKey, Visit>,
): Promise<BatchRows> {
  const run = startRun(before)
  await inSlices(events, run.add)
  return run.end()
}

function startRun(before: ReadonlyMap<VisitKey, Visit>) {
  const visits = new Map<VisitKey, Visit>()
  const changes = new Map<string, { old: Visit | undefined; now: Visit }>()
  const rows: EventRow[] = []

  const visitOf = (key: VisitKey) => visits.get(key) ?? before.get(key)

  function add(event: AcceptedEvent): void {
    const visitorId = visitorOf(event, visitOf)
    const key = visitKey(event.site_id, visitorId)
    const open = visitOf(key)
    const visit = visitAfter(open, event, visitorId)
    if (visit !== undefined) {
      visits.set(key, visit)
      // An engagement event changes no column of the table.
      if (event.name !== ENGAGEMENT) {
        const isSame = open?.session_id === visit.session_id
        const earlier = changes.get(visit.session_id)
        changes.set(visit.session_id, {
          old: earlier === undefined ? (isSame ? open : undefined) : earlier.old,
          now: visit,
        })
      }
    }
    rows.push(eventRow(event, visitorId, visit))
  }

  function end(): BatchRows {
    const sessions: SessionRow[] = []
    for (const { old, now } of changes.values()) {
      const version = (old?.version ?? 0) + 1
      if (old !== undefined) sessions.push(sessionRow(old, -1, old.version))
      sessions.push(sessionRow(now, 1, version))
      const key = visitKey(now.site_id, now.visitor_id)
      const latest = visits.get(key)
      if (latest?.session_id === now.session_id) visits.set(key, { ...latest, version })
    }
    return { events: rows, sessions, visits }
  }

  return { add, end }
}

/** The visitors whose visits these events may continue. */
export function keysOf(events: readonly AcceptedEvent[]): VisitKey[] {
  const keys = new Set<VisitKey>()
  for (const { site_id, visitor_id, previous_visitor_id } of events) {
    keys.add(visitKey(site_id, visitor_id))
    if (previous_visitor_id !== null) keys.add(visitKey(site_id, previous_visitor_id))
  }
  return [...keys]
}

/** The id under yesterday's salt as long as a visit under it continues, else today's. */
function visitorOf(event: AcceptedEvent, visitOf: (key: VisitKey) => Visit | undefined): string {
  if (event.previous_visitor_id === null) return event.visitor_id
  const previous = visitOf(visitKey(event.site_id, event.previous_visitor_id))
  return previous !== undefined && isOpenAt(previous, event.ts) ? event.previous_visitor_id : event.visitor_id
}

function eventRow(event: AcceptedEvent, visitorId: string, visit: Visit | undefined): EventRow {
  const { attributes, visitor_id: _, previous_visitor_id: __, ...own } = event
  return {
    ...own,
    ...(visit?.attributes ?? attributes),
    // The host is that of the page itself; all other attributes describe the source of the visit.
    hostname: attributes.hostname,
    visitor_id: visitorId,
    session_id: visit?.session_id ?? '0',
    ...(visit?.is_imported === true && { own_attributes: attributesOfSource(attributes) }),
  }
}

function attributesOfSource({ hostname: _, ...attributes }: VisitAttributes): Partial<VisitAttributes> {
  return attributes
}

export const sessionRow = (visit: Visit, sign: 1 | -1, version: number): SessionRow => ({
  sign,
  version,
  site_id: visit.site_id,
  session_id: visit.session_id,
  visitor_id: visit.visitor_id,
  start: visit.start,
  end: visit.end,
  is_bounce: isBounce(visit),
  pageviews: visit.pageviews,
  events: visit.events,
  entry_page: visit.entry_page,
  exit_page: visit.exit_page,
  ...visit.attributes,
})
