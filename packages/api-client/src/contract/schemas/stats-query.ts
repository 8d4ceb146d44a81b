import { z } from 'zod'
import { givenDay, id, instant, jsonField } from './schema.ts'
import {
  comparisons,
  dimensions,
  filterOperators,
  intervals,
  metrics,
  ranges,
  websiteSources,
} from '../vocabulary/values.ts'

const range = z.enum(ranges, { error: 'field_invalid' }).default('today')
export const metric = z.enum(metrics, { error: 'field_invalid' })
const isText = (text: string): boolean => !text.includes('\0') && text.isWellFormed()

export const dimension = z.union(
  [
    z.enum(dimensions),
    z
      .templateLiteral(['prop:', z.string()])
      .refine((name) => name.length > 'prop:'.length && name.length <= 300 && isText(name), { error: 'field_invalid' }),
  ],
  { error: 'field_invalid' },
)

const filter = z.tuple(
  [
    z.enum(filterOperators, { error: 'field_invalid' }),
    dimension,
    z
      .array(z.string().max(2000, { error: 'field_too_long' }).refine(isText, { error: 'field_invalid' }))
      .min(1, { error: 'field_required' })
      .max(100, { error: 'too_many_values' }),
  ],
  { error: 'field_invalid' },
)

/** A filter of goals may mean a hundred of them, each with conditions of its own. */
const mostOfGoals = 3

const filters = z
  .array(filter)
  .max(20, { error: 'too_many_values' })
  .refine((some) => some.filter(([, filtered]) => filtered === 'goal').length <= mostOfGoals, {
    error: 'too_many_values',
  })

/** What is asked: the same for every call that answers figures of one site. */
export const statsQuery = {
  site_id: id,
  range,
  /** First day of a `custom` range. */
  from: givenDay.optional(),
  /** Last day of a `custom` range; it belongs to it. */
  to: givenDay.optional(),
  /** The length of the buckets of the series, of which there may be 400; by default it goes with the length of the range. */
  interval: z.enum(intervals, { error: 'field_invalid' }).optional(),
  /** All of them hold: `[["is", "country", ["DE", "AT"]], ["matches", "page", ["/blog/*"]]]`; of a filter's texts one suffices. */
  filters: jsonField(filters).optional(),
  compare: z.enum(comparisons, { error: 'field_invalid' }).optional(),
  /** First day of what a `custom` comparison compares with. */
  compare_from: givenDay.optional(),
  /** Last day of it. */
  compare_to: givenDay.optional(),
}

export const metricValues = z.object({
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

export const someMetricValues = metricValues.partial().extend({
  /** Mean engaged seconds for each view; null without views. */
  time_on_page: z.number().nullable().optional(),
  /** Custom events. */
  events: z.int().optional(),
  /** Share of visitors who did a custom event, 0 to 100, unrounded. */
  conversion_rate: z.number().optional(),
  /** Of the visitors of the whole range, 0 to 100, unrounded. */
  percentage: z.number().optional(),
  /** Exits of a page over its views, 0 to 100, unrounded. */
  exit_rate: z.number().optional(),
  /** Sum in minor units of the site's currency. */
  revenue: z.int().optional(),
  /** Mean of the deepest scroll, 0 to 100, unrounded; null where none was told. */
  scroll_depth: z.number().nullable().optional(),
})

const changes = z.partialRecord(metric, z.number().nullable())

export const change = {
  /** In percent of the figure compared with, unrounded: from 0 to more it is 100. Null where a figure is missing. */
  change: changes,
  /** Of rates: the difference in points. */
  points: changes,
}

export const span = z.object({
  /** First instant. */
  from: instant,
  /** First instant after it. */
  to: instant,
})

export const resolvedRange = z.object({
  name: z.enum(ranges),
  /** First instant of the range. */
  from: instant,
  /** First instant after the range. */
  to: instant,
  time_zone: z.string(),
  interval: z.enum(intervals),
})

export const bucket = {
  start: instant,
  /** True where the range or the present cuts the bucket. */
  partial: z.boolean(),
}

/** Where the figures come from, and up to which instant they are complete. */
export const source = z.object({
  name: z.enum(websiteSources),
  /** Buckets that end later are marked partial. */
  complete_until: instant,
})

export const row = someMetricValues.extend({
  /** Empty where it is not known; for sources that is a direct visit. */
  value: z.string(),
  visitors: z.int(),
  /** Of the visitors of the whole range, 0 to 100, unrounded. */
  percentage: z.number(),
  /** Views of a page or title, events of a name, with a property or that reached a goal, visits of anything else. */
  count: z.int(),
  /** Visitors in each bucket of the range, where a trend is asked for and the source knows it. */
  trend: z.array(z.int()).optional(),
  /** The same value's figures in what is compared with. */
  comparison: z.object({ figures: someMetricValues, ...change }).optional(),
})

export const breakdown = z.object({
  dimension,
  /** Most visitors first, unless another order is asked for. */
  rows: z.array(row),
  /** How many rows there are in all. */
  total_rows: z.int(),
  /** True where the site's source of figures does not know this dimension: there are no rows then. */
  is_lacking: z.literal(true).optional(),
})
