import type { Generated } from 'kysely'
import type { Fixed, Instant } from './columns.ts'

export interface AuditEntryTable {
  id: Generated<number>
  at: Fixed<Instant>
  actor_id: Fixed<number>
  actor_email: Fixed<string>
  action: Fixed<string>
  /** JSON: what was given, without secrets and files. */
  details: Fixed<string>
  outcome: 'started' | 'done' | 'refused' | 'failed'
  message: string | null
}

export interface AuditTargetTable {
  entry_id: Fixed<number>
  target_id: Fixed<string>
}
