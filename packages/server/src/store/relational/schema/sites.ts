import type { InvitationStatus, WeekStart } from '@sightline/api-client/contract'
import type { Generated } from 'kysely'
import type { Immutable, Instant, VersionedRow } from './columns.ts'

export interface SiteTable extends VersionedRow {
  id: Generated<number>
  public_id: Immutable<string>
  owner_id: number
  name: string
  domain: string
  currency_type: string
  time_zone: string
  week_start: Generated<WeekStart>
  source: Generated<'built_in' | 'google_analytics'>
  status: Generated<'active' | 'disabled'>
  /** Why an administrator has disabled it, for its owner. */
  status_reason: Generated<string | null>
  theme_id: number | null
}

/** The people with whom a site is shared. */
export interface SiteViewerTable {
  website_id: Immutable<number>
  user_id: Immutable<number>
  created_at: Immutable<Instant>
}

/** The people who were invited to view a site and have not accepted. */
export interface SiteInvitationTable {
  id: Generated<number>
  website_id: Immutable<number>
  email: Immutable<string>
  inviter_id: number
  status: InvitationStatus
  created_at: Instant
  expires_at: Instant
}

/** A link that shows a site's dashboard. Its token is derived from the id and the instance's secret. */
export interface ShareLinkTable {
  id: Generated<number>
  website_id: Immutable<number>
  name: string
  public_id: Immutable<string>
  /** What is compared with a password; null where the link needs none. */
  password_hash: string | null
  /** The last day on which it shows anything, `2026-01-31` in the time zone of the site; null for a link without an end. */
  ends_on: string | null
  /** JSON: the filters that always apply. */
  filters: Generated<string>
  /** JSON: a list of panels; null for all. */
  panels: string | null
  has_annotations: Generated<0 | 1>
  version: Generated<number>
  created_at: Immutable<Instant>
}

/** The pages that may show a site's dashboard in a frame; for a site without a row, all may. */
export interface SiteFramingTable {
  website_id: Immutable<number>
  /** JSON: a list of hosts. */
  hosts: string
  version: number
  updated_at: Instant
}
