import type { TaskStatus } from '@sightline/api-client/contract'
import type { Generated } from 'kysely'
import type { Immutable, Instant, VersionedRow } from './columns.ts'

export interface AiTaskTable extends VersionedRow {
  id: Generated<number>
  user_id: Immutable<number>
  task_id: Immutable<string>
  generation_id: string | null
  task_type: Immutable<string>
  task_status: TaskStatus
  model: string | null
  prompt: Immutable<string>
  result: string | null
  error: string | null
  /** In the currency's minor unit. */
  cost: number | null
  currency: string | null
  finished_at: Instant | null
}
