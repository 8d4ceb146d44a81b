import { visitGapMinutes } from '@sightline/api-client/contract'
import { hash } from 'node:crypto'
import { ENGAGEMENT, PAGEVIEW, type AcceptedEvent } from '../accepted-event.ts'
import type { VisitAttributes } from '../../store/clickhouse/rows.ts'

/** The time without an event after which a visit ends. */
export const VISIT_GAP_MS = visitGapMinutes * 60 * 1000

export interface Visit {
  session_id: string
  site_id: number
  visitor_id: string
  /** The version of the visit's row in `sessions`, incremented with each change that was written. */
  version: number
  start: number
  /** The time of the last event that counts for the duration. */
  end: number
  /** The time of the last event of any kind, which keeps the visit open. */
  last_seen: number
  pageviews: number
  /** The number of custom events. */
  events: number
  interactive_events: number
  entry_page: string
  exit_page: string
  attributes: VisitAttributes
  /** Whether an imported event has begun it: events that are collected then keep their own attributes. */
  is_imported?: true
}

/** Whether a visit is open; one in the future, from a time when the clock was wrong, is not. */
export const isOpenAt = (visit: Visit, ts: number): boolean => Math.abs(ts - visit.last_seen) <= VISIT_GAP_MS

/** Whether a visit has one view and no interaction. */
export const isBounce = (visit: Visit): boolean => visit.pageviews === 1 && visit.interactive_events === 0

/** The id of a visit is a function of its first event alone, so that a rebuilt visit has the same id. */
function sessionIdOf(siteId: number, visitorId: string, start: number): string {
  return hash('sha256', `${siteId}:${visitorId}:${start}`, 'buffer').readBigUInt64BE(0).toString()
}

/** An event as it arrives, or as it is stored. */
type VisitEvent = AcceptedEvent & { import_id?: number }

/**
 * The visit after an event: the given one continued, or a new one. An engagement event keeps a visit open but starts
 * none: undefined then.
 */
export function visitAfter(open: Visit | undefined, event: VisitEvent, visitorId: string): Visit | undefined {
  const current = open !== undefined && isOpenAt(open, event.ts) ? open : undefined
  if (event.name === ENGAGEMENT) {
    return current === undefined ? undefined : { ...current, last_seen: Math.max(current.last_seen, event.ts) }
  }
  const visit = current ?? newVisit(event, visitorId)
  const isPageview = event.name === PAGEVIEW
  return {
    ...visit,
    end: Math.max(visit.end, event.ts),
    last_seen: Math.max(visit.last_seen, event.ts),
    pageviews: visit.pageviews + (isPageview ? 1 : 0),
    events: visit.events + (isPageview ? 0 : 1),
    interactive_events: visit.interactive_events + (!isPageview && event.interactive ? 1 : 0),
    entry_page: isPageview && visit.pageviews === 0 ? event.pathname : visit.entry_page,
    exit_page: isPageview ? event.pathname : visit.exit_page,
  }
}

const newVisit = (event: VisitEvent, visitorId: string): Visit => ({
  session_id: sessionIdOf(event.site_id, visitorId, event.ts),
  site_id: event.site_id,
  visitor_id: visitorId,
  version: 0,
  start: event.ts,
  end: event.ts,
  last_seen: event.ts,
  pageviews: 0,
  events: 0,
  interactive_events: 0,
  entry_page: '',
  exit_page: '',
  attributes: event.attributes,
  ...((event.import_id ?? 0) > 0 && { is_imported: true as const }),
})
