import type { Generated } from 'kysely'
import type { Immutable, Instant } from './columns.ts'

export interface AuditEntryTable {
  id: Generated<number>
  at: Immutable<Instant>
  actor_id: Immutable<number>
  actor_email: Immutable<string>
  action: Immutable<string>
  /** The input of the call as JSON, without secrets and files. */
  details: Immutable<string>
  outcome: 'started' | 'done' | 'partly' | 'refused' | 'failed'
  message: string | null
  /** The changed rows as JSON, with the values of each field before and after; null where there are none. */
  changes: Generated<string | null>
}

export interface AuditTargetTable {
  entry_id: Immutable<number>
  target_id: Immutable<string>
}
