import { z } from 'zod'
import { id, instant, type CallSchema } from './schema.ts'
import { intervals, ranges } from './values.ts'

const figures = {
  visitors: z.int(),
  visits: z.int(),
  pageviews: z.int(),
  /** Views per visit, unrounded. */
  views_per_visit: z.number(),
  /** Share of visits with one view and no interactive event, 0 to 100, unrounded; 0 without visits. */
  bounce_rate: z.number(),
}

export const stats = {
  dashboard: {
    input: z.object({ site_id: id, range: z.enum(ranges, { error: 'field_invalid' }).default('today') }),
    output: z.object({
      range: z.object({
        name: z.enum(ranges),
        /** First instant of the range. */
        from: instant,
        /** First instant after the range. */
        to: instant,
        time_zone: z.string(),
        interval: z.enum(intervals),
      }),
      totals: z.object({
        ...figures,
        /** Mean seconds from a visit's first to its last event; null without visits. */
        visit_duration: z.number().nullable(),
      }),
      series: z.array(
        z.object({
          start: instant,
          /** True where the range or the present cuts the bucket. */
          partial: z.boolean(),
          ...figures,
          visit_duration: z.number().nullable(),
        }),
      ),
    }),
  },
  current: {
    input: z.object({ site_id: id }),
    output: z.object({ current_visitors: z.int() }),
  },
} satisfies Record<string, CallSchema>
