/** The way in which a request names a site. */
export type SiteKey = { publicId: string } | { domain: string }

export interface Page {
  /** Empty where the sender does not say it: the site's own domain. */
  hostname: string
  /** The path as people read it: `/café`, not `/caf%C3%A9`. */
  pathname: string
  query: URLSearchParams
}

export interface Revenue {
  /** Decimal text in major units of the currency. */
  amount: string
  /** ISO 4217. */
  currency: string
}

/** An event as it was sent, in whichever protocol. What its sender left out, or wrote wrongly, is empty. */
export interface IncomingEvent {
  /** The sites of the event, at least one. */
  sites: readonly SiteKey[]
  name: string
  page: Page
  /** An address. */
  referrer: string
  title: string
  /** Width and height in CSS pixels: `1440x900`. */
  screen: string
  /** The language that the sender gives, otherwise that of the request's header. */
  language: string
  props: Record<string, string>
  revenue: Revenue | undefined
  /** False for a custom event that shows no interest. */
  interactive: boolean
  /** Milliseconds that the page was looked at since the last engagement event. */
  engagementMs: number
  /** 0 to 100. */
  scrollDepth: number | null
}
