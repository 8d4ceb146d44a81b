import { z } from 'zod'
import {
  bulkAnswer,
  changedText,
  currency,
  filtersOf,
  id,
  instant,
  listOf,
  naturalNumber,
  optionalText,
  page,
  requiredText,
  selection,
  version,
  versioned,
  rowId,
  type CallSchema,
} from './schema.ts'
import {
  aiTaskLimits,
  summaryLocales,
  summaryPeriods,
  taskStatuses,
  sortColumns,
  wordedBy,
} from '../vocabulary/index.ts'

const aitaskRow = z.object({
  id: rowId,
  /** Whose task it is. */
  union_id: z.string(),
  email: z.string(),
  task_id: z.string(),
  /** The provider's own number. */
  generation_id: z.string().nullable(),
  task_type: z.string(),
  /** The site that it is about; null for a task that is a prompt. */
  site_id: rowId.nullable(),
  domain: z.string().nullable(),
  /** The days that it is of, both included. */
  first_day: z.iso.date().nullable(),
  last_day: z.iso.date().nullable(),
  locale: z.enum(summaryLocales).nullable(),
  /** What has worded the result of a task about a site; by a template where the model gave nothing that can be used. */
  worded_by: z.enum(wordedBy).nullable(),
  task_status: z.enum(taskStatuses),
  model: z.string().nullable(),
  prompt: z.string(),
  result: z.string().nullable(),
  error: z.string().nullable(),
  /** In the currency's minor unit. */
  cost: z.int().nullable(),
  currency: z.string().nullable(),
  prompt_tokens: z.int().nullable(),
  completion_tokens: z.int().nullable(),
  finished_at: instant.nullable(),
  ...versioned,
})

/** A summary of a site, as those who see the site have it. */
const summary = aitaskRow.pick({
  id: true,
  task_status: true,
  first_day: true,
  last_day: true,
  locale: true,
  result: true,
  worded_by: true,
  created_at: true,
  finished_at: true,
})

const summaryInput = z.object({
  site_id: id,
  period: z.enum(summaryPeriods, { error: 'field_invalid' }),
  locale: z.enum(summaryLocales, { error: 'field_invalid' }),
})

const filters = filtersOf('aiTasks')

const cost = z
  .union([z.literal('').transform(() => null), naturalNumber(aiTaskLimits.cost)], { error: 'field_invalid' })
  .optional()

export const aitask = {
  fetchAppAitaskList: {
    input: z.object({
      ...page(sortColumns('aiTasks')),
      ...filters,
    }),
    output: listOf(aitaskRow),
  },
  updateAppAitask: {
    input: z.object({
      id,
      version,
      task_status: z.enum(taskStatuses, { error: 'field_invalid' }).optional(),
      generation_id: changedText(aiTaskLimits.generation_id),
      model: changedText(aiTaskLimits.model),
      result: changedText(aiTaskLimits.result),
      error: changedText(aiTaskLimits.error),
      cost,
      currency: currency.optional(),
    }),
    output: aitaskRow,
    errors: ['not_found', 'row_changed', 'staff_protected'],
  },
  addAppAitask: {
    input: z.object({
      union_id: requiredText('field_required', aiTaskLimits.union_id),
      task_type: requiredText('field_required', aiTaskLimits.task_type),
      prompt: requiredText('field_required', aiTaskLimits.prompt),
      model: optionalText(aiTaskLimits.model),
    }),
    output: aitaskRow,
    errors: ['not_found'],
  },
  addSiteSummary: { input: summaryInput, output: aitaskRow, errors: ['not_found'] },
  fetchSummaries: { input: z.object({ site_id: id }), output: z.object({ list: z.array(summary) }) },
  addSummary: { input: summaryInput, output: summary, errors: ['too_many_summaries'] },
  runAgain: { input: z.object({ id }), output: aitaskRow, errors: ['not_found'] },
  deleteAppAitask: {
    input: z.object(selection(filters)),
    output: bulkAnswer,
    errors: ['total_changed', 'too_many_rows'],
  },
} satisfies Record<string, CallSchema>
