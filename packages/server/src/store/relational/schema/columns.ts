import type { ColumnType, Generated } from 'kysely'

/** Set once, when the row is made. */
export type Fixed<Value> = ColumnType<Value, Value, never>
/** ISO 8601 in UTC with milliseconds, so that texts compare like instants. */
export type Instant = string

export interface Versioned {
  version: Generated<number>
  created_at: Fixed<Instant>
  updated_at: Instant
}
