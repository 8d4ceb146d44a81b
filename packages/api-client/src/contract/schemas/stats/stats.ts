import { z } from 'zod'
import {
  requestedMetricValues,
  breakdown,
  bucket,
  change,
  dimension,
  metricValues,
  metric,
  resolvedRange,
  row,
  source,
  sourceErrors,
  timeSpan,
  statsQuery,
} from './stats-query.ts'
import { differencesCall } from './differences.ts'
import { forecastCall } from './forecast.ts'
import { funnelCall } from './funnel.ts'
import {
  id,
  instant,
  jsonField,
  naturalNumber,
  optionalText,
  commaSeparated,
  rowId,
  type CallSchema,
} from '../schema.ts'
import {
  metrics,
  overviewRanges,
  querySize,
  sortOrders,
  statsLimits,
  statsSourceNames,
  type Filter,
  type MessageKey,
} from '../../vocabulary/index.ts'

/** Refuses a query whose filters and panels are too much together, each being within its own limit. */
function checkQuerySize(
  { filters = [], panels = [] }: { filters?: readonly Filter[] | undefined; panels?: readonly string[] | undefined },
  context: z.RefinementCtx,
): void {
  if (querySize(filters, new Set(panels).size) <= statsLimits.querySize) return
  context.addIssue({ code: 'custom', path: ['filters'], message: 'query_too_large' satisfies MessageKey })
}

/** Values of Google Analytics, null where unknown: visitors of several days come from Google, and are never a sum. */
const earlierValues = z.object({
  visitors: z.number().nullable(),
  visits: z.number().nullable(),
  pageviews: z.number().nullable(),
  views_per_visit: z.number().nullable(),
  bounce_rate: z.number().nullable(),
  visit_duration: z.number().nullable(),
})

const earlierDays = z.object({
  /** First day with values. */
  first: z.iso.date(),
  /** Last day with values. */
  last: z.iso.date(),
  totals: earlierValues,
  /** The first buckets of the series. */
  series: z.array(earlierValues.extend({ start: instant })),
})

export const stats = {
  dashboard: {
    input: z
      .object({
        ...statsQuery,
        filters: statsQuery.filters.meta({
          description: `The values of all filters, times one more than there are panels, are at most ${statsLimits.querySize}.`,
        }),
        /** Dimensions of the breakdowns to answer with, of each the first rows. */
        panels: jsonField(z.array(dimension).max(statsLimits.panels)).optional(),
      })
      .superRefine(checkQuerySize),
    output: z.object({
      range: resolvedRange,
      source,
      /** Stats sources of the site; absent where there is only one. */
      sources: z.array(z.enum(statsSourceNames)).optional(),
      totals: metricValues,
      /** Present where a comparison is requested with a range that the source knows. */
      comparison: z.object({ range: timeSpan, totals: metricValues, ...change }).optional(),
      series: z.array(metricValues.extend(bucket)),
      /** Values of Google Analytics from before the first visit here; absent under filters. */
      earlier: earlierDays.optional(),
      breakdowns: z.array(breakdown),
    }),
    errors: ['figure_unavailable', ...sourceErrors],
  },
  query: {
    input: z.object({
      ...statsQuery,
      /** Names of metrics, with commas between them. */
      metrics: commaSeparated(z.array(metric).min(1).max(metrics.length)).optional(),
      /** Dimension of the rows; without it there are none. */
      dimension: dimension.optional(),
      /** A metric or `value`, which may be followed by `:ascend` or `:descend`. By default most visitors first. */
      sort: z
        .string({ error: 'field_invalid' })
        .regex(new RegExp(`^(value|${metrics.join('|')})(:(${sortOrders.join('|')}))?$`), { error: 'sort_unknown' })
        .optional(),
      /** Only rows whose value contains this text, in capitals or not; `total_rows` counts them. No sign is special. */
      search: optionalText(statsLimits.searchLength),
      /** Whether the row without a value matches too: only the interface knows its name on screen. */
      search_missing: jsonField(z.boolean()).optional(),
      limit: naturalNumber(statsLimits.rows).optional(),
      offset: naturalNumber(statsLimits.offset).optional(),
      /** Whether rows of events, goals, properties, pages, titles or hosts tell their visitors bucket by bucket; at most `statsLimits.trendRows` rows do. */
      trend: jsonField(z.boolean()).optional(),
    }),
    output: z.object({
      range: resolvedRange,
      source,
      /** The currency of `revenue`. */
      currency: z.string(),
      totals: requestedMetricValues,
      comparison: z.object({ range: timeSpan, totals: requestedMetricValues, ...change }).optional(),
      /** Present where an interval is requested. */
      series: z.array(requestedMetricValues.extend(bucket)).optional(),
      dimension: dimension.optional(),
      /** Most visitors first, unless another order is requested. */
      rows: z.array(row),
      /** How many rows there are in all. */
      total_rows: z.int(),
    }),
    errors: ['figure_unavailable', ...sourceErrors],
  },
  overview: {
    input: z.object({
      /** A range, in the time zone of each site. */
      range: z.enum(overviewRanges, { error: 'field_invalid' }).default('today'),
    }),
    output: z.object({
      range: z.enum(overviewRanges),
      sites: z.array(
        z.object({
          site_id: rowId,
          /** Visitors in the range. */
          visitors: z.int(),
          /** Visitors of as many days just before, up to the same elapsed time while the range runs. */
          previous_visitors: z.int(),
          current_visitors: z.int(),
          /** Visitors of each of the last 24 hours for today, the running one last; of each day for other ranges. */
          trend: z.array(z.int()),
          /** The newest event; null while there is none. */
          last_event_at: instant.nullable(),
          /** Stats source of a site without events of our own. */
          source: z.literal('google_analytics').optional(),
        }),
      ),
    }),
  },
  current: {
    input: z.object({ site_id: id, source: statsQuery.source }),
    output: z.object({
      current_visitors: z.int(),
      /** Visitors of each of the last 30 minutes, the running one last; absent where the source does not know them. */
      minutes: z.array(z.int()).optional(),
    }),
    errors: [...sourceErrors],
  },
  ...funnelCall,
  properties: {
    input: z.object({
      ...statsQuery,
      /** Only names that contain this text, in capitals or not. */
      search: optionalText(statsLimits.searchLength),
      limit: naturalNumber(statsLimits.rows).optional(),
      offset: naturalNumber(statsLimits.offset).optional(),
    }),
    output: z.object({
      range: resolvedRange,
      /** Most visitors first. */
      rows: z.array(
        z.object({
          /** Name of the property, without the prefix `prop:`. */
          key: z.string(),
          /** Visitors who had an event with it. */
          visitors: z.int(),
          /** Views and custom events with it. */
          events: z.int(),
        }),
      ),
      /** How many names there are in all. */
      total_rows: z.int(),
    }),
    errors: ['figure_unavailable', ...sourceErrors],
  },
  ...forecastCall,
  ...differencesCall,
} satisfies Record<string, CallSchema>
