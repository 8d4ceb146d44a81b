import { taskStatuses, type AiTask, type CallInput } from '@sightline/api-client'
import { changesIn } from '../../../lib/forms/versioned/changedFields.ts'

/** What of a task can be typed. Empty texts are none; the cost is in the currency’s minor unit, as digits. */
export type TaskValues = Record<
  'task_status' | 'generation_id' | 'model' | 'result' | 'error' | 'cost' | 'currency',
  string
>

export const valuesOf = (task: AiTask): TaskValues => ({
  task_status: task.task_status,
  generation_id: task.generation_id ?? '',
  model: task.model ?? '',
  result: task.result ?? '',
  error: task.error ?? '',
  cost: task.cost === null ? '' : String(task.cost),
  currency: task.currency ?? '',
})

/** The change as the service takes it: only what differs, on the row that was seen. */
export function changeOf(values: TaskValues, task: AiTask): CallInput<'aitask', 'updateAppAitask'> {
  const { task_status, cost, ...texts } = changesIn(values, valuesOf(task))
  const status = taskStatuses.find((known) => known === task_status)
  return {
    id: task.id,
    version: task.version,
    ...texts,
    ...(status !== undefined && { task_status: status }),
    ...(cost !== undefined && { cost: cost === '' ? null : Number(cost) }),
  }
}

/** Whether an error's data is the current row, which a version conflict has with it. */
export const isTaskRow = (data: unknown): data is AiTask =>
  typeof data === 'object' && data !== null && 'id' in data && 'version' in data && 'task_id' in data
