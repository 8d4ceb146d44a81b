import { z } from 'zod'
import { resolvedRange, sourceErrors, span, statsQuery } from './stats-query.ts'
import { funnelStep } from '../funnel.ts'
import { id, rowId, type CallSchema } from '../schema.ts'

/** What came of a funnel in a span. Shares are from 0 to 100, unrounded, and 0 of nobody. */
const outcome = {
  /** Everybody in the range, under the filters. */
  visitors: z.int(),
  /** The share of those at the first step who took the last one. */
  conversion_rate: z.number(),
}

const stepMetricValues = {
  /** Who took this step after all before it. */
  visitors: z.int(),
  /** Of the visitors of the step before; of everybody at the first. */
  of_previous: z.number(),
  /** Of the visitors of the first step. */
  of_first: z.number(),
  /** Of everybody. */
  of_all: z.number(),
  /** How many stopped before this step; at the first, who never began. */
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
      /** With a comparison: the same steps in the other period. */
      comparison: z.object({ range: span, ...outcome, steps: z.array(z.object(stepMetricValues)) }).optional(),
    }),
    errors: ['not_found', 'figure_unavailable', ...sourceErrors],
  },
} satisfies Record<string, CallSchema>
