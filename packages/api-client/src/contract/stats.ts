import { z } from 'zod'
import { id, instant, jsonField, naturalNumber, type CallSchema } from './schema.ts'
import { dimensions, intervals, ranges } from './values.ts'

const range = z.enum(ranges, { error: 'field_invalid' }).default('today')
const dimension = z.enum(dimensions, { error: 'field_invalid' })

const figures = z.object({
  visitors: z.int(),
  visits: z.int(),
  pageviews: z.int(),
  /** Unrounded. */
  views_per_visit: z.number(),
  /** Share of visits with one view and no interactive event, 0 to 100, unrounded; 0 without visits. */
  bounce_rate: z.number(),
  /** Mean seconds from a visit's first to its last event; null without visits. */
  visit_duration: z.number().nullable(),
})

const resolvedRange = z.object({
  name: z.enum(ranges),
  /** First instant of the range. */
  from: instant,
  /** First instant after the range. */
  to: instant,
  time_zone: z.string(),
  interval: z.enum(intervals),
})

const row = z.object({
  /** Empty where it is not known; for sources that is a direct visit. */
  value: z.string(),
  visitors: z.int(),
  /** Of the visitors of the whole range, 0 to 100, unrounded. */
  percentage: z.number(),
  /** Views of a page or title, events of a name, visits of anything else. */
  count: z.int(),
})

const breakdown = z.object({
  dimension: z.enum(dimensions),
  /** Most visitors first. */
  rows: z.array(row),
  /** How many rows there are in all. */
  total_rows: z.int(),
})

export const stats = {
  dashboard: {
    input: z.object({
      site_id: id,
      range,
      /** The breakdowns to answer with, eight rows each. */
      panels: jsonField(z.array(dimension).max(dimensions.length)).optional(),
    }),
    output: z.object({
      range: resolvedRange,
      totals: figures,
      series: z.array(
        figures.extend({
          start: instant,
          /** True where the range or the present cuts the bucket. */
          partial: z.boolean(),
        }),
      ),
      breakdowns: z.array(breakdown),
    }),
  },
  query: {
    input: z.object({
      site_id: id,
      range,
      dimension,
      limit: naturalNumber(1000).optional(),
      offset: naturalNumber(1_000_000).optional(),
    }),
    output: breakdown.extend({ range: resolvedRange }),
  },
  overview: {
    input: z.object({}),
    output: z.object({
      sites: z.array(
        z.object({
          site_id: id,
          /** Since midnight in the site's time zone. */
          visitors_today: z.int(),
          current_visitors: z.int(),
          /** Visitors of each of the last 24 hours, the running one last. */
          hourly_visitors: z.array(z.int()).length(24),
          /** The newest event; null while there is none. */
          last_event_at: instant.nullable(),
        }),
      ),
    }),
  },
  current: {
    input: z.object({ site_id: id }),
    output: z.object({ current_visitors: z.int() }),
  },
} satisfies Record<string, CallSchema>
