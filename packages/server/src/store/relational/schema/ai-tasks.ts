import type { TaskStatus } from '@sightline/api-client/contract'
import type { Generated } from 'kysely'
import type { Fixed, Instant, Versioned } from './columns.ts'

export interface AiTaskTable extends Versioned {
  id: Generated<number>
  user_id: Fixed<number>
  task_id: Fixed<string>
  generation_id: string | null
  task_type: Fixed<string>
  task_status: TaskStatus
  model: string | null
  prompt: Fixed<string>
  result: string | null
  error: string | null
  /** In the currency's minor unit. */
  cost: number | null
  currency: string | null
  finished_at: Instant | null
}
