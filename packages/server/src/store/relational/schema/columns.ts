import type { ColumnType, Generated } from 'kysely'

/** A column that is set once, when the row is inserted. */
export type Immutable<Value> = ColumnType<Value, Value, never>
/** ISO 8601 in UTC with milliseconds, so that texts sort in order of time. */
export type Instant = string

export interface VersionedRow {
  version: Generated<number>
  created_at: Immutable<Instant>
  updated_at: Instant
}
