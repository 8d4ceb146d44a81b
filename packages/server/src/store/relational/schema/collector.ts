import type { Immutable, Instant } from './columns.ts'

/** The exclusions of a site; a site without a row has the defaults. */
export interface SiteExclusionsTable {
  website_id: Immutable<number>
  /** 0 or 1. */
  drops_bots: number
  /** JSON: a list of texts, as the next two. */
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

/** The random keys of the visitor ids: today's and the one before. */
export interface SaltTable {
  /** UTC date, `2026-01-31`. */
  day: Immutable<string>
  /** Base64. */
  value: Immutable<string>
}
