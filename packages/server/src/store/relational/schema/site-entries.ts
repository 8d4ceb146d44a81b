import type { GoalConditionKind } from '@sightline/api-client/contract'
import type { Generated } from 'kysely'
import type { Immutable, VersionedRow } from './columns.ts'

/** The goals of a site. */
export interface GoalTable extends VersionedRow {
  id: Generated<number>
  website_id: Immutable<number>
  name: string
  kind: GoalConditionKind
  /** Name of the event or path of the page; `*` stands for anything. */
  pattern: string
  /** JSON: a list of `{ key, value }`. */
  properties: string
}

/** Steps that visitors of a site are meant to take one after another. */
export interface FunnelTable extends VersionedRow {
  id: Generated<number>
  website_id: Immutable<number>
  name: string
  /** JSON: a list of what each step is. */
  steps: string
}

/** A note at a day of a site's charts. */
export interface AnnotationTable extends VersionedRow {
  id: Generated<number>
  website_id: Immutable<number>
  /** `2026-01-31`, in the site's time zone. */
  day: string
  text: string
}

/** A view of a site's dashboard that somebody keeps. */
export interface SavedViewTable extends VersionedRow {
  id: Generated<number>
  website_id: Immutable<number>
  user_id: Immutable<number>
  name: string
  /** JSON: names and texts of the dashboard's address. */
  state: string
  /** 1 where everybody who sees the site has it. */
  is_shared: number
}
