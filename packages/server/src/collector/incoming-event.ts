/** The way in which a request names a site. */
export type SiteKey = { publicId: string } | { domain: string }

/** A page; many events share one. */
export interface Page {
  /** The host; empty where the sender does not name it, which stands for the site's own domain. */
  readonly hostname: string
  /** The path as people read it: `/café`, not `/caf%C3%A9`. */
  readonly pathname: string
  readonly query: URLSearchParams
}

export interface Revenue {
  /** A decimal text in major units of the currency. */
  amount: string
  /** The currency, ISO 4217. */
  currency: string
}

/** An event as it was sent, independent of the protocol. Missing and invalid fields are empty. */
export interface IncomingEvent {
  /** The sites of the event, at least one. */
  sites: readonly SiteKey[]
  name: string
  page: Page
  /** The address of the referring page. */
  referrer: string
  title: string
  /** The width and height in CSS pixels: `1440x900`. */
  screen: string
  /** The language that the sender gives, otherwise that of the request's header. */
  language: string
  props: Record<string, string>
  revenue: Revenue | undefined
  /** False for a custom event that is no interaction. */
  interactive: boolean
  /** The milliseconds for which the page was looked at since the last engagement event. */
  engagementMs: number
  /** The scroll depth, 0 to 100. */
  scrollDepth: number | null
}
