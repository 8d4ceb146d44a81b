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

/** An event as it is in the spool: complete but for the visit that it belongs to. */
export interface AcceptedEvent {
  /** UUID, version 7. */
  id: string
  site_id: number
  /** Milliseconds since 1970, stamped at arrival. */
  ts: number
  /** Unsigned 64-bit number in decimal digits. */
  visitor_id: string
  /** The id that the same person had under the salt before; a visit that runs over the change keeps it. */
  previous_visitor_id: string | null
  name: string
  pathname: string
  title: string
  /** Whether a custom event of this kind shows interest, so that the visit is no bounce. */
  interactive: boolean
  props: Record<string, string>
  engagement_ms: number
  /** 0 to 100. */
  scroll_depth: number | null
  /** Decimal text in major units of `currency`. */
  revenue: string | null
  /** ISO 4217. */
  currency: string
  attributes: VisitAttributes
}

export const PAGEVIEW = 'pageview'
/** Tells how long a page was looked at; part of a visit, but neither a view nor a sign of life in its duration. */
export const ENGAGEMENT = 'engagement'

/** An event from its line in the spool; undefined where that holds something else. */
export function parseAcceptedEvent(line: string): AcceptedEvent | undefined {
  try {
    const event: unknown = JSON.parse(line)
    return isAcceptedEvent(event) ? event : undefined
  } catch {
    return undefined
  }
}

/** Checks what the code behind relies on; ClickHouse checks the rest when the row is written. */
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
