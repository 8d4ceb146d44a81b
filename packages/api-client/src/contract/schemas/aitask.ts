import { z } from 'zod'
import {
  bulkAnswer,
  changedText,
  currency,
  exact,
  id,
  instant,
  listOf,
  naturalNumber,
  oneOf,
  optionalText,
  page,
  requiredText,
  selection,
  version,
  versioned,
  type CallSchema,
} from './schema.ts'
import { taskStatuses } from '../vocabulary/values.ts'

const aitaskRow = z.object({
  id,
  /** Whose task it is. */
  union_id: z.string(),
  email: z.string(),
  task_id: z.string(),
  /** The provider's own number. */
  generation_id: z.string().nullable(),
  task_type: z.string(),
  task_status: z.enum(taskStatuses),
  model: z.string().nullable(),
  prompt: z.string(),
  result: z.string().nullable(),
  error: z.string().nullable(),
  /** In the currency's minor unit. */
  cost: z.int().nullable(),
  currency: z.string().nullable(),
  finished_at: instant.nullable(),
  ...versioned,
})

const filters = {
  union_id: exact,
  task_id: exact,
  generation_id: exact,
  task_status: oneOf(taskStatuses),
}

const cost = z
  .union([z.literal('').transform(() => null), naturalNumber(999_999_999)], { error: 'field_invalid' })
  .optional()

export const aitask = {
  fetchAppAitaskList: {
    input: z.object({
      ...page(['id', 'task_status', 'task_type', 'finished_at', 'created_at', 'updated_at']),
      ...filters,
    }),
    output: listOf(aitaskRow),
  },
  updateAppAitask: {
    input: z.object({
      id,
      version,
      task_status: z.enum(taskStatuses, { error: 'field_invalid' }).optional(),
      generation_id: changedText(200),
      model: changedText(100),
      result: changedText(100_000),
      error: changedText(5000),
      cost,
      currency: currency.optional(),
    }),
    output: aitaskRow,
    refusals: ['not_found', 'row_changed', 'staff_protected'],
  },
  addAppAitask: {
    input: z.object({
      union_id: requiredText('field_required', 100),
      task_type: requiredText('field_required', 40),
      prompt: requiredText('field_required', 20_000),
      model: optionalText(100),
    }),
    output: aitaskRow,
    refusals: ['not_found'],
  },
  deleteAppAitask: {
    input: z.object(selection(filters)),
    output: bulkAnswer,
    refusals: ['total_changed', 'too_many_rows'],
  },
} satisfies Record<string, CallSchema>
