import type { VisitAttributes } from '../store/clickhouse/rows.ts'

/** The attributes of a visit that sent none. */
export const NO_ATTRIBUTES: Readonly<VisitAttributes> = {
  hostname: '',
  referrer: '',
  source: '',
  channel: '',
  utm_source: '',
  utm_medium: '',
  utm_campaign: '',
  utm_content: '',
  utm_term: '',
  country: '',
  region: '',
  city: '',
  language: '',
  browser: '',
  browser_version: '',
  os: '',
  os_version: '',
  device: '',
  screen: '',
}

/** An event as it is stored in the spool: complete except for its visit. */
export interface AcceptedEvent {
  /** UUID, version 7. */
  id: string
  site_id: number
  /** Milliseconds since 1970, stamped on arrival. */
  ts: number
  /** An unsigned 64-bit number in decimal digits. */
  visitor_id: string
  /** The visitor's id under the salt before; a visit that continues over the change keeps it. */
  previous_visitor_id: string | null
  name: string
  pathname: string
  title: string
  /** Whether a custom event counts as an interaction, so that its visit is no bounce. */
  interactive: boolean
  props: Record<string, string>
  engagement_ms: number
  /** The scroll depth, 0 to 100. */
  scroll_depth: number | null
  /** A decimal text in major units of `currency`. */
  revenue: string | null
  /** The currency, ISO 4217. */
  currency: string
  attributes: VisitAttributes
}

export const PAGEVIEW = 'pageview'
/**
 * The event that reports how long a page was looked at; it is part of a visit, but neither a view nor counted in its
 * duration.
 */
export const ENGAGEMENT = 'engagement'

/** Parses an event from its line in the spool; undefined where the line holds something else. */
export function parseAcceptedEvent(line: string): AcceptedEvent | undefined {
  try {
    const event: unknown = JSON.parse(line)
    return isAcceptedEvent(event) ? event : undefined
  } catch {
    return undefined
  }
}

/** Checks the fields that the following code relies on; ClickHouse checks the rest when the row is written. */
function isAcceptedEvent(value: unknown): value is AcceptedEvent {
  const event = value as Partial<AcceptedEvent> | null
  return (
    typeof event === 'object' &&
    event !== null &&
    Number.isSafeInteger(event.site_id) &&
    Number.isSafeInteger(event.ts) &&
    isId(event.visitor_id) &&
    (event.previous_visitor_id === null || isId(event.previous_visitor_id)) &&
    typeof event.name === 'string' &&
    typeof event.pathname === 'string' &&
    typeof event.attributes === 'object' &&
    event.attributes !== null
  )
}

const isId = (value: unknown): boolean => typeof value === 'string' && /^\d{1,20}$/.test(value)
