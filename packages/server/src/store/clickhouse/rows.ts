/** The attributes of a visit, taken from its first event. Unknown ones are empty texts. */
export interface VisitAttributes {
  hostname: string
  /** The host and path of the referring page, without scheme and query. */
  referrer: string
  source: string
  channel: string
  utm_source: string
  utm_medium: string
  utm_campaign: string
  utm_content: string
  utm_term: string
  /** The country, ISO 3166-1 alpha-2. */
  country: string
  region: string
  city: string
  /** The language, BCP 47. */
  language: string
  browser: string
  browser_version: string
  os: string
  os_version: string
  device: string
  /** The width and height in CSS pixels: `1440x900`. */
  screen: string
}

/** A row of the table `events`. */
export interface EventRow extends VisitAttributes {
  site_id: number
  ts: number
  id: string
  visitor_id: string
  /** The id of the visit; 0 for an engagement event outside any visit. */
  session_id: string
  name: string
  pathname: string
  title: string
  interactive: boolean
  props: Record<string, string>
  engagement_ms: number
  scroll_depth: number | null
  revenue: string | null
  currency: string
  /** What the event itself says, where it stands in a visit that an imported event has begun. */
  own_attributes?: Partial<VisitAttributes>
}

/** A row of the table `sessions`: sign 1 states a visit, sign -1 cancels the earlier row. */
export interface SessionRow extends VisitAttributes {
  sign: 1 | -1
  version: number
  site_id: number
  session_id: string
  visitor_id: string
  start: number
  end: number
  is_bounce: boolean
  pageviews: number
  events: number
  entry_page: string
  exit_page: string
}
