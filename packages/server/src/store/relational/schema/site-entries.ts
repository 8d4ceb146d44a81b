import type { DeletedKind, GoalConditionKind } from '@sightline/api-client/contract'
import type { Generated } from 'kysely'
import type { Immutable, Instant, VersionedRow } from './columns.ts'

/** The goals of a site. */
export interface GoalTable extends VersionedRow {
  id: Generated<number>
  website_id: Immutable<number>
  name: string
  kind: GoalConditionKind
  /** The name of the event or the path of the page; `*` stands for any characters. */
  pattern: string
  /** JSON: a list of `{ key, value }`. */
  properties: string
}

/** The steps that visitors of a site are meant to take one after another. */
export interface FunnelTable extends VersionedRow {
  id: Generated<number>
  website_id: Immutable<number>
  name: string
  /** JSON: a list of the steps. */
  steps: string
}

/** An annotation on a day of a site's charts. */
export interface AnnotationTable extends VersionedRow {
  id: Generated<number>
  website_id: Immutable<number>
  /** The day in the site's time zone, `2026-01-31`. */
  day: string
  text: string
}

/** A saved view of a site's dashboard. */
export interface SavedViewTable extends VersionedRow {
  id: Generated<number>
  website_id: Immutable<number>
  user_id: Immutable<number>
  name: string
  /** JSON: names and texts of the dashboard's address. */
  state: string
  /** 1 where everybody who sees the site has the view. */
  is_shared: number
}

/** A deleted entry of a site, which can be restored for a while. */
export interface DeletedEntryTable {
  id: Generated<number>
  website_id: Immutable<number>
  /** Whose saved view it was; null for what belongs to the site. */
  user_id: Immutable<number | null>
  kind: Immutable<DeletedKind>
  name: Immutable<string>
  /** JSON: the row as it was. */
  row: Immutable<string>
  deleted_at: Immutable<Instant>
}
