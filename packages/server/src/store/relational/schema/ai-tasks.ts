import type { SummaryLocale, TaskStatus, WordedBy } from '@sightline/api-client/contract'
import type { ColumnType, Generated } from 'kysely'
import type { Immutable, Instant, VersionedRow } from './columns.ts'

export interface AiTaskTable extends VersionedRow {
  id: Generated<number>
  user_id: Immutable<number>
  /** The user's address, which the database keeps. */
  user_email: ColumnType<string, undefined, never>
  task_id: Immutable<string>
  /** The same for all tasks that one action has started, and for those that repeat them; null for older tasks. */
  action_id: Immutable<string | null>
  generation_id: string | null
  task_type: Immutable<string>
  task_status: TaskStatus
  model: string | null
  /** Of a task about a site what the model was told last; empty before. */
  prompt: string
  result: string | null
  error: string | null
  /** In the currency's minor unit. */
  cost: number | null
  currency: string | null
  prompt_tokens: number | null
  completion_tokens: number | null
  /** The server that works on it; null also where somebody else does. */
  claimed_by: string | null
  claimed_at: Instant | null
  /** The site whose statistics it words; null for a task that is a prompt. */
  website_id: Immutable<number | null>
  /** What it is of, both included. */
  first_day: Immutable<string | null>
  last_day: Immutable<string | null>
  locale: Immutable<SummaryLocale | null>
  /** As JSON: which change it explains; null for other tasks. */
  question: Immutable<string | null>
  /** As JSON: what the text is about. */
  facts: string | null
  worded_by: WordedBy | null
  finished_at: Instant | null
}
