import type { Immutable, Instant } from './columns.ts'

/** The Google Analytics property of a site. */
export interface GooglePropertyTable {
  website_id: Immutable<number>
  /** The property's number at Google. */
  property_id: string
  /** The connection; null once the account was disconnected, after which nothing new is read. */
  connection_id: number | null
  /** Google's ID of the account of the last connection; null where none was ever known. */
  subject: string | null
  name: string
  time_zone: string
  /** The currency, ISO 4217. */
  currency_type: string
  /** The id of the web data stream, where there is one. */
  stream_id: string | null
  /** The measurement id, such as `G-1A2BCD345E`. */
  measurement_id: string | null
  created_at: Immutable<Instant>
  updated_at: Instant
}

/** Google's value of a metric on a day; it stays when the connection ends. */
export interface GoogleDailyValueTable {
  website_id: Immutable<number>
  /** The property; null where it was detached before properties were noted here. */
  property_id: string | null
  /** The day in the property's time zone, `2026-01-31`. */
  day: Immutable<string>
  metric: Immutable<string>
  value: number | null
  read_at: Instant
}

/** A report that Google has answered. */
export interface GoogleReportTable {
  property_id: Immutable<string>
  /** The SHA-256 of the request, base64url. */
  request_hash: Immutable<string>
  /** The report as JSON. */
  report: string
  read_at: Instant
}

/** A site for which something is being created at Google. */
export interface GoogleCreationTable {
  website_id: Immutable<number>
  started_at: Instant
}
