import type { ColumnType, Generated } from 'kysely'

/** Set once, when the row is made. */
export type Immutable<Value> = ColumnType<Value, Value, never>
/** ISO 8601 in UTC with milliseconds, so that the order of strings is the order in time. */
export type Instant = string

export interface VersionedRow {
  version: Generated<number>
  created_at: Immutable<Instant>
  updated_at: Instant
}
