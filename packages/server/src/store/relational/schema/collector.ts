import type { Immutable, Instant } from './columns.ts'

/** The exclusions of a site; a site without a row has the defaults. */
export interface SiteExclusionsTable {
  website_id: Immutable<number>
  /** Whether automated visits are left out, 0 or 1. */
  drops_bots: number
  /** JSON: a list of texts; the next two columns are such lists too. */
  allowed_hostnames: string
  excluded_paths: string
  excluded_countries: string
  version: number
  updated_at: Instant
}

/** An excluded network address, as a keyed hash. */
export interface ExcludedAddressTable {
  website_id: Immutable<number>
  address_hash: Immutable<string>
  created_at: Immutable<Instant>
}

/** The number of events of a site that were left out on a day (UTC) for a reason. */
export interface DroppedEventsTable {
  website_id: Immutable<number>
  day: Immutable<string>
  reason: Immutable<string>
  count: number
}

/** The salts of visitor ids: those of today and of the day before. */
export interface SaltTable {
  /** The date in UTC, `2026-01-31`. */
  day: Immutable<string>
  /** The salt in base64. */
  value: Immutable<string>
}
