import { z } from 'zod'
import { resolvedRange, sourceErrors, statsQuery, timeSpan } from './stats-query.ts'
import { funnelStep } from '../funnel.ts'
import { id, rowId, type CallSchema } from '../schema.ts'

/** Result of a funnel in a range. Shares are from 0 to 100, unrounded, and 0 of nobody. */
const outcome = {
  /** Visitors of the range, under the filters. */
  visitors: z.int(),
  /** Share of the visitors of the first step who took the last one. */
  conversion_rate: z.number(),
}

const stepMetricValues = {
  /** Visitors who took this step after all before it. */
  visitors: z.int(),
  /** Share of the visitors of the step before; of everybody at the first. */
  of_previous: z.number(),
  /** Share of the visitors of the first step. */
  of_first: z.number(),
  /** Share of everybody. */
  of_all: z.number(),
  /** Visitors who stopped before this step; at the first, those who never began. */
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
      /** The same steps in the period that is compared with, where one is. */
      comparison: z.object({ range: timeSpan, ...outcome, steps: z.array(z.object(stepMetricValues)) }).optional(),
    }),
    errors: ['not_found', 'figure_unavailable', ...sourceErrors],
  },
} satisfies Record<string, CallSchema>
