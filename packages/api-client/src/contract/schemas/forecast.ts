import { z } from 'zod'
import { givenDay, id, instant, type CallSchema } from './schema.ts'
import { ranges } from '../vocabulary/values.ts'

/** What can be predicted. */
const metrics = ['visitors', 'visits', 'pageviews'] as const

export const forecastCall = {
  forecast: {
    input: z.object({
      site_id: id,
      /** What is shown beside the forecast, which is 70 % as long: at least 7 days, at most 90. */
      range: z.enum(ranges, { error: 'field_invalid' }).default('30d'),
      /** First day of a `custom` range. */
      from: givenDay.optional(),
      /** Last day of it. */
      to: givenDay.optional(),
      metric: z.enum(metrics, { error: 'field_invalid' }).default('visitors'),
    }),
    output: z.object({
      metric: z.enum(metrics),
      /** The site's; every day is one of it. */
      time_zone: z.string(),
      generated_at: instant,
      horizon_days: z.int(),
      /** How many whole days up to yesterday the forecast was made from. */
      history_days: z.int(),
      /** How many days in a hundred should lie between `lower` and `upper`. */
      level: z.literal(80),
      /** `weekday_mean` where the better one failed; null without a forecast. */
      model: z.enum(['mstl_ets', 'weekday_mean']).nullable(),
      /** Why there is no forecast: fewer than 28 whole days, or fewer than 20 a day in the last 28; otherwise null. */
      reason: z.enum(['too_short', 'too_little']).nullable(),
      /** How many whole days are missing, or how many a day; null where there is a forecast. */
      missing: z.int().nullable(),
      /** From today on; empty without a forecast. */
      points: z.array(z.object({ day: z.iso.date(), value: z.int(), lower: z.int(), upper: z.int() })),
    }),
    refusals: ['premium_only'],
  },
} satisfies Record<string, CallSchema>
