import { z } from 'zod'
import { differenceCauses, differenceMetrics } from '../../vocabulary/index.ts'
import type { CallSchema } from '../call-schema.ts'
import { rangeField } from '../fields/range-field.ts'
import { dateField, id } from '../fields/shared-fields.ts'
import { resolvedRange, sourceErrors, sourceNotice } from './stats-query.ts'

/** Our value of a metric and Google's; the causes add up to Google's minus ours. */
const difference = z.object({
  ours: z.number(),
  google: z.number(),
  causes: z.partialRecord(z.enum(differenceCauses), z.number()),
})

export const differencesCall = {
  differences: {
    input: z.object({
      site_id: id,
      /** The range, of at most 400 days. */
      range: rangeField.default('28d'),
      /** The first day of a `custom` range. */
      from: dateField.optional(),
      /** The last day of a `custom` range, included. */
      to: dateField.optional(),
      metric: z.enum(differenceMetrics, { error: 'field_invalid' }).default('visitors'),
    }),
    output: z.object({
      range: resolvedRange,
      metric: z.enum(differenceMetrics),
      property_time_zone: z.string(),
      days: z.array(difference.extend({ day: z.iso.date() })),
      /** The difference of the whole range, in which visitors and visits of several days count once. */
      total: difference,
      /** The notices about Google's metrics. */
      notices: z.array(sourceNotice).optional(),
    }),
    errors: [...sourceErrors],
  },
} satisfies Record<string, CallSchema>
