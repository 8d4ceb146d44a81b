import type { Immutable, Instant } from './columns.ts'

/** The Google Analytics property of a site. */
export interface GooglePropertyTable {
  website_id: Immutable<number>
  /** The property's number at Google. */
  property_id: string
  /** Null once the account was disconnected: nothing new is read then. */
  connection_id: number | null
  /** Google's ID of the account of the last connection; null where none was ever known. */
  subject: string | null
  name: string
  time_zone: string
  /** ISO 4217. */
  currency_type: string
  /** The id of the web data stream, where there is one. */
  stream_id: string | null
  /** `G-1A2BCD345E` */
  measurement_id: string | null
  created_at: Immutable<Instant>
  updated_at: Instant
}

/** A metric of one day, as Google had it: it stays when the connection ends. */
export interface GoogleDailyValueTable {
  website_id: Immutable<number>
  /** The day in the property's time zone, `2026-01-31`. */
  day: Immutable<string>
  metric: Immutable<string>
  value: number | null
  read_at: Instant
}

/** A report that Google has answered. */
export interface GoogleReportTable {
  property_id: Immutable<string>
  /** SHA-256, base64url, of what was asked. */
  request_hash: Immutable<string>
  /** JSON. */
  report: string
  read_at: Instant
}
