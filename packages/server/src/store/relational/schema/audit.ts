import type { Generated } from 'kysely'
import type { Immutable, Instant } from './columns.ts'

export interface AuditEntryTable {
  id: Generated<number>
  at: Immutable<Instant>
  actor_id: Immutable<number>
  actor_email: Immutable<string>
  action: Immutable<string>
  /** JSON: what was given, without secrets and files. */
  details: Immutable<string>
  outcome: 'started' | 'done' | 'refused' | 'failed'
  message: string | null
  /** JSON: the rows that the call changed, with what each field was before and is after; null where none did. */
  changes: Generated<string | null>
}

export interface AuditTargetTable {
  entry_id: Immutable<number>
  target_id: Immutable<string>
}
