import { z } from 'zod'
import { differenceCauses, differenceMetrics, ranges } from '../../vocabulary/index.ts'
import { dateField, id, type CallSchema } from '../schema.ts'
import { resolvedRange, sourceErrors, sourceNotice } from './stats-query.ts'

/** A metric of ours and of Google's; the causes add up to Google's less ours. */
const difference = z.object({
  ours: z.number(),
  google: z.number(),
  causes: z.partialRecord(z.enum(differenceCauses), z.number()),
})

export const differencesCall = {
  differences: {
    input: z.object({
      site_id: id,
      /** At most 400 days. */
      range: z.enum(ranges, { error: 'field_invalid' }).default('28d'),
      /** First day of a `custom` range. */
      from: dateField.optional(),
      /** Last day of it. */
      to: dateField.optional(),
      metric: z.enum(differenceMetrics, { error: 'field_invalid' }).default('visitors'),
    }),
    output: z.object({
      range: resolvedRange,
      metric: z.enum(differenceMetrics),
      property_time_zone: z.string(),
      days: z.array(difference.extend({ day: z.iso.date() })),
      /** Of the whole range, in which people and visits of several days count once. */
      total: difference,
      /** What is to be said of Google's figures. */
      notices: z.array(sourceNotice).optional(),
    }),
    errors: [...sourceErrors],
  },
} satisfies Record<string, CallSchema>
