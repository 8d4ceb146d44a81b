import { z } from 'zod'
import { fixedFilters, resolvedRange, sourceErrors, statsQuery, timeSpan } from './stats-query.ts'
import { funnelStep } from '../funnel.ts'
import type { CallSchema } from '../call-schema.ts'
import { id, rowId } from '../fields/shared-fields.ts'

/** The result of a funnel in a range. Shares are from 0 to 100, unrounded, and 0 without visitors. */
const outcome = {
  /** The visitors of the range, under the filters. */
  visitors: z.int(),
  /** The share of the visitors of the first step who took the last one. */
  conversion_rate: z.number(),
}

const stepMetricValues = {
  /** The visitors who took this step after all steps before it. */
  visitors: z.int(),
  /** The share of the visitors of the step before; for the first step, of all visitors. */
  of_previous: z.number(),
  /** The share of the visitors of the first step. */
  of_first: z.number(),
  /** The share of all visitors. */
  of_all: z.number(),
  /** The visitors who stopped before this step; for the first step, those who never began. */
  dropped: z.int(),
}

export const funnelCall = {
  funnel: {
    input: z.object({ ...statsQuery, funnel_id: id }),
    output: z.object({
      range: resolvedRange,
      funnel_id: rowId,
      name: z.string(),
      ...outcome,
      steps: z.array(funnelStep.extend(stepMetricValues)),
      /** The same steps in the comparison period, where there is one. */
      comparison: z.object({ range: timeSpan, ...outcome, steps: z.array(z.object(stepMetricValues)) }).optional(),
      ...fixedFilters,
    }),
    errors: ['not_found', 'figure_unavailable', ...sourceErrors],
  },
} satisfies Record<string, CallSchema>
