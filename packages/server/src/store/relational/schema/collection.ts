import type { Fixed, Instant } from './columns.ts'

/** What the collector leaves out for a site; a site without a row has the defaults. */
export interface SiteExclusionsTable {
  website_id: Fixed<number>
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
  website_id: Fixed<number>
  address_hash: Fixed<string>
  created_at: Fixed<Instant>
}

/** How many events of a site were left out on a day (UTC) for a reason. */
export interface DroppedEventsTable {
  website_id: Fixed<number>
  day: Fixed<string>
  reason: Fixed<string>
  count: number
}

/** The random keys of the visitor ids: today's and the one before. */
export interface SaltTable {
  /** UTC date, `2026-01-31`. */
  day: Fixed<string>
  /** Base64. */
  value: Fixed<string>
}
