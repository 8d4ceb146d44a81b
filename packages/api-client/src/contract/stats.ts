import { z } from 'zod'
import { forecastCall } from './forecast.ts'
import { givenDay, id, instant, jsonField, naturalNumber, optionalText, wordList, type CallSchema } from './schema.ts'
import { comparisons, dimensions, filterOperators, intervals, metrics, ranges } from './values.ts'

const range = z.enum(ranges, { error: 'field_invalid' }).default('today')
const metric = z.enum(metrics, { error: 'field_invalid' })
const isText = (text: string): boolean => !text.includes('\0') && text.isWellFormed()

const dimension = z.union(
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

/** What is asked: the same for every call that answers figures of one site. */
const statsQuery = {
  site_id: id,
  range,
  /** First day of a `custom` range. */
  from: givenDay.optional(),
  /** Last day of a `custom` range; it belongs to it. */
  to: givenDay.optional(),
  /** The length of the buckets of the series, of which there may be 400; by default it goes with the length of the range. */
  interval: z.enum(intervals, { error: 'field_invalid' }).optional(),
  /** All of them hold: `[["is", "country", ["DE", "AT"]], ["matches", "page", ["/blog/*"]]]`; of a filter's texts one suffices. */
  filters: jsonField(z.array(filter).max(20, { error: 'too_many_values' })).optional(),
  compare: z.enum(comparisons, { error: 'field_invalid' }).optional(),
  /** First day of what a `custom` comparison compares with. */
  compare_from: givenDay.optional(),
  /** Last day of it. */
  compare_to: givenDay.optional(),
}

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

const asked = figures.partial().extend({
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

const change = {
  /** In percent of the figure compared with, unrounded: from 0 to more it is 100. Null where a figure is missing. */
  change: changes,
  /** Of rates: the difference in points. */
  points: changes,
}

const span = z.object({
  /** First instant. */
  from: instant,
  /** First instant after it. */
  to: instant,
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

const bucket = {
  start: instant,
  /** True where the range or the present cuts the bucket. */
  partial: z.boolean(),
}

const row = asked.extend({
  /** Empty where it is not known; for sources that is a direct visit. */
  value: z.string(),
  visitors: z.int(),
  /** Of the visitors of the whole range, 0 to 100, unrounded. */
  percentage: z.number(),
  /** Views of a page or title, events of a name or with a property, visits of anything else. */
  count: z.int(),
  /** The same value's figures in what is compared with. */
  comparison: z.object({ figures: asked, ...change }).optional(),
})

const breakdown = z.object({
  dimension,
  /** Most visitors first, unless another order is asked for. */
  rows: z.array(row),
  /** How many rows there are in all. */
  total_rows: z.int(),
})

export const stats = {
  dashboard: {
    input: z.object({
      ...statsQuery,
      /** The breakdowns to answer with, eight rows each. */
      panels: jsonField(z.array(dimension).max(30)).optional(),
    }),
    output: z.object({
      range: resolvedRange,
      totals: figures,
      /** Where a comparison is asked for. */
      comparison: z.object({ range: span, totals: figures, ...change }).optional(),
      series: z.array(figures.extend(bucket)),
      breakdowns: z.array(breakdown),
    }),
  },
  query: {
    input: z.object({
      ...statsQuery,
      /** A list of names, with commas between them. */
      metrics: wordList(z.array(metric).min(1).max(metrics.length)).optional(),
      /** What the rows are of; without it there are none. */
      dimension: dimension.optional(),
      /** A metric or `value`, which may be followed by `:ascend` or `:descend`. By default most visitors first. */
      sort: z
        .string({ error: 'field_invalid' })
        .regex(new RegExp(`^(value|${metrics.join('|')})(:(ascend|descend))?$`), { error: 'sort_unknown' })
        .optional(),
      /** Only rows whose value contains this text, in capitals or not; `total_rows` counts them. No sign is special. */
      search: optionalText(200),
      /** Whether the row without a value matches too: what that one is called, only the interface knows. */
      search_missing: jsonField(z.boolean()).optional(),
      limit: naturalNumber(1000).optional(),
      offset: naturalNumber(1_000_000).optional(),
    }),
    output: z.object({
      range: resolvedRange,
      /** The currency of `revenue`. */
      currency: z.string(),
      totals: asked,
      comparison: z.object({ range: span, totals: asked, ...change }).optional(),
      /** Where an interval is asked for. */
      series: z.array(asked.extend(bucket)).optional(),
      dimension: dimension.optional(),
      /** Most visitors first, unless another order is asked for. */
      rows: z.array(row),
      /** How many rows there are in all. */
      total_rows: z.int(),
    }),
    refusals: ['figure_unavailable'],
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
  ...forecastCall,
} satisfies Record<string, CallSchema>
