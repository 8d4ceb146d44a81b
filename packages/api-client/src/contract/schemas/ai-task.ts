import { z } from 'zod'
import type { CallSchema } from './call-schema.ts'
import { bulkAnswer, filtersOf, listOf, page, selection } from './fields/list-fields.ts'
import { rangeWithout } from './fields/range-field.ts'
import {
  changedText,
  currency,
  id,
  instant,
  naturalNumber,
  optionalText,
  requiredText,
  version,
  versioned,
  rowId,
} from './fields/shared-fields.ts'
import { filterDimension, sourceErrors, statsQuery, timeSpan } from './stats/stats-query.ts'
import {
  aiTaskLimits,
  comparisons,
  contributionMethods,
  dashboardMetrics,
  dimensions,
  accountLevels,
  filterOperators,
  statsSourceNames,
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
  /** The level of that account: operators change tasks of members only. */
  level: z.enum(accountLevels),
  task_id: z.string(),
  /** The same for all tasks that one action of a person has started, and for those that repeat them; null for older tasks. */
  action_id: z.string().nullable(),
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

const { site_id, from, to, compare_from, compare_to, source, filters: statsFilters } = statsQuery
const metric = z.enum(dashboardMetrics, { error: 'field_invalid' })

const explainInput = z.object({
  site_id,
  metric,
  range: rangeWithout('realtime', 'all'),
  from,
  to,
  compare: z.enum(comparisons, { error: 'field_invalid' }).default('previous'),
  compare_from,
  compare_to,
  filters: statsFilters,
  source,
  locale: z.enum(summaryLocales, { error: 'field_invalid' }),
  /** Made by the caller, once for each action of a person; what one action asks for counts once against the day's limit. */
  action_id: z.uuid({ error: 'field_invalid' }).optional(),
})

/** What one value of a dimension contributes to a change. */
const contribution = z.object({
  value: z.string(),
  /** The metric of the value; null where it has none. */
  now: z.number().nullable(),
  before: z.number().nullable(),
  /**
   * Its part of the whole difference, in the unit of the metric, percentage points for a rate; null where the method is
   * `ranked`.
   */
  contribution: z.number().nullable(),
  /** The part of the contribution that comes from its own metric having changed; with the method `mix` only. */
  rate_effect: z.number().optional(),
  /** The part that comes from its share of all visits having changed; with the method `mix` only. */
  mix_effect: z.number().optional(),
})

const changeDetails = z.object({
  metric,
  value: z.number().nullable(),
  before: z.number().nullable(),
  /** In the unit of the metric; percentage points for a rate. */
  difference: z.number().nullable(),
  /** In percent of the earlier value. */
  change: z.number().nullable(),
  dimensions: z.array(
    z.object({
      dimension: z.enum(dimensions),
      method: z.enum(contributionMethods),
      /** The largest gains, then the largest losses. */
      rows: z.array(contribution),
      /** What all other values contribute, so that the whole difference is reached; null where contributions do not add up. */
      rest: z.number().nullable(),
    }),
  ),
})

/** An explanation, as those who see the site have it. */
const explanation = aitaskRow
  .pick({ id: true, action_id: true, task_status: true, locale: true, result: true, worded_by: true, created_at: true })
  .extend({
    metric,
    range: timeSpan,
    comparison: timeSpan,
    filters: z.array(z.tuple([z.enum(filterOperators), filterDimension, z.array(z.string())])),
    source: z.enum(statsSourceNames).nullable(),
    /** Whether the caller has asked for it, and so may cancel it. */
    is_own: z.boolean(),
    /** Null until they are read. */
    details: changeDetails.nullable(),
  })

const filters = filtersOf('aiTasks')

const cost = z
  .union([z.literal('').transform(() => null), naturalNumber(aiTaskLimits.cost)], { error: 'field_invalid' })
  .optional()

export const aiTask = {
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
    errors: ['not_found', 'row_changed', 'staff_protected', 'task_fixed'],
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
  explainChange: {
    input: explainInput,
    output: explanation,
    errors: ['too_many_summaries', 'figure_unavailable', ...sourceErrors],
  },
  getExplanation: { input: z.object({ site_id, id }), output: explanation, errors: ['not_found'] },
  cancelTask: { input: z.object({ site_id, id }), output: z.object({}), errors: ['not_found'] },
  runAgain: { input: z.object({ id }), output: aitaskRow, errors: ['not_found'] },
  deleteAppAitask: {
    input: z.object(selection(filters)),
    output: bulkAnswer,
    errors: ['total_changed', 'too_many_rows'],
  },
} satisfies Record<string, CallSchema>
