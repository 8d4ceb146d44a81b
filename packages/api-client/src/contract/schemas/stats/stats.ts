import { z } from 'zod'
import {
  furtherMetricValues,
  requestedMetricValues,
  breakdown,
  bucket,
  change,
  dimension,
  fixedFilters,
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
import type { CallSchema } from '../call-schema.ts'
import { rangeField } from '../fields/range-field.ts'
import { id, instant, jsonField, naturalNumber, optionalText, commaSeparated, rowId } from '../fields/shared-fields.ts'
import {
  furtherMetrics,
  metrics,
  overviewRanges,
  querySize,
  rowMetrics,
  sortOrders,
  statsLimits,
  statsSourceNames,
  type Filter,
  type MessageKey,
} from '../../vocabulary/index.ts'

/** Rejects a query with too many filters and breakdowns together, even if each is within its own limit. */
function checkQuerySize(
  { filters = [], panels = [] }: { filters?: readonly Filter[] | undefined; panels?: readonly string[] | undefined },
  context: z.RefinementCtx,
): void {
  if (querySize(filters, new Set(panels).size) <= statsLimits.querySize) return
  context.addIssue({ code: 'custom', path: ['filters'], message: 'query_too_large' satisfies MessageKey })
}

/**
 * The values of Google Analytics, null where unknown: visitors of several days come from Google, and are never a sum.
 */
const earlierValues = z.object({
  visitors: z.number().nullable(),
  visits: z.number().nullable(),
  pageviews: z.number().nullable(),
  views_per_visit: z.number().nullable(),
  bounce_rate: z.number().nullable(),
  visit_duration: z.number().nullable(),
})

const rowMetric = z.enum(rowMetrics, { error: 'field_invalid' })

const dashboardValues = metricValues.extend(furtherMetricValues.shape)

const earlierDays = z.object({
  /** The first day with values. */
  first: z.iso.date(),
  /** The last day with values. */
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
        /**
         * Today by default. Without range, interval and comparison a signed-in person gets what they have chosen on the site's dashboard,
         * with the metrics of their cards; an API key and a share link do not.
         */
        range: rangeField.optional(),
        filters: statsQuery.filters.meta({
          description: `The values of all filters, times one more than there are panels, are at most ${statsLimits.querySize}.`,
        }),
        /** The dimensions of the breakdowns to answer, each with its first rows. */
        panels: jsonField(z.array(dimension).max(statsLimits.panels)).optional(),
        /**
         * Further metrics of the rows of these panels: `{"page": ["revenue"]}`. Those that rows of the dimension do not have, that the source
         * does not know, or not with these filters, are left out.
         */
        columns: jsonField(
          z
            .record(z.string(), z.array(rowMetric).max(rowMetrics.length))
            .refine((byPanel) => Object.keys(byPanel).length <= statsLimits.panels, { error: 'too_many_values' }),
        ).optional(),
        /** Further metrics of totals and series, separated by commas. Every dashboard has the others. */
        metrics: commaSeparated(
          z.array(z.enum(furtherMetrics, { error: 'field_invalid' })).max(furtherMetrics.length),
        ).optional(),
      })
      .superRefine(checkQuerySize),
    output: z.object({
      range: resolvedRange,
      /** True where range, interval and comparison are those that the person has chosen before. */
      is_kept: z.literal(true).optional(),
      /** The dimensions that are not offered, as nothing fills them and no event of the site has any. */
      hidden: z.array(z.enum(['region', 'city'])).optional(),
      source,
      /** The sources of the site; absent where there is only one. */
      sources: z.array(z.enum(statsSourceNames)).optional(),
      /** The currency of `revenue`. */
      currency: z.string(),
      /** The further metrics that the source does not know, or not with these filters: they have no values. */
      lacking: z.array(z.enum(furtherMetrics)).optional(),
      totals: dashboardValues,
      /** Present where a comparison is requested with a range that the source knows. */
      comparison: z
        .object({
          range: timeSpan,
          totals: dashboardValues,
          /**
           * The series of its days, in the same interval; those of the last day too where the range ends within it. Absent for
           * `realtime`, and where it would have more than `maxPoints` buckets.
           */
          series: z.array(dashboardValues.extend(bucket)).optional(),
          /** The instant of the site's first event, where the days of the comparison begin on a day before it. */
          data_since: instant.optional(),
          ...change,
        })
        .optional(),
      series: z.array(dashboardValues.extend(bucket)),
      /** The values of Google Analytics from before the first visit here; absent under filters. */
      earlier: earlierDays.optional(),
      /** The first and the last day of the range that an imported report has, which knows neither visits, times nor origins. */
      reported: z.object({ first: z.string(), last: z.string() }).optional(),
      breakdowns: z.array(breakdown),
      ...fixedFilters,
    }),
    errors: ['figure_unavailable', ...sourceErrors],
  },
  query: {
    input: z.object({
      ...statsQuery,
      /** The names of metrics, separated by commas. */
      metrics: commaSeparated(z.array(metric).min(1).max(metrics.length)).optional(),
      /** Further metrics of the rows; those that there are not for the dimension, the source or the filters are left out. */
      columns: commaSeparated(z.array(rowMetric).max(rowMetrics.length)).optional(),
      /** The dimension of the rows; without it there are none. */
      dimension: dimension.optional(),
      /**
       * A metric, `value`, or `change` where a comparison is requested, optionally followed by `:ascend` or `:descend`. By default most
       * visitors first. `change` is the difference in visitors, of values that had visitors in one of the two periods.
       */
      sort: z
        .string({ error: 'field_invalid' })
        .regex(new RegExp(`^(value|change|${metrics.join('|')})(:(${sortOrders.join('|')}))?$`), {
          error: 'sort_unknown',
        })
        .optional(),
      /**
       * Keeps only rows whose value contains this text, ignoring case; `total_rows` counts them. No character is
       * special.
       */
      search: optionalText(statsLimits.searchLength),
      /** Whether the row without a value matches too: only the app knows its displayed name. */
      search_missing: jsonField(z.boolean()).optional(),
      limit: naturalNumber(statsLimits.rows).optional(),
      offset: naturalNumber(statsLimits.offset).optional(),
      /**
       * Whether rows of events, goals, properties, pages, titles or hosts have their visitors bucket by bucket; at most
       * `statsLimits.trendRows` rows do.
       */
      trend: jsonField(z.boolean()).optional(),
    }),
    output: z.object({
      range: resolvedRange,
      source,
      /** The currency of `revenue`. */
      currency: z.string(),
      totals: requestedMetricValues,
      comparison: z.object({ range: timeSpan, totals: requestedMetricValues, ...change }).optional(),
      /** The series, where an interval is requested. */
      series: z.array(requestedMetricValues.extend(bucket)).optional(),
      dimension: dimension.optional(),
      /** The rows, by default with the most visitors first. */
      rows: z.array(row),
      /** The total number of rows. */
      total_rows: z.int(),
      ...fixedFilters,
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
          /** The visitors in the range. */
          visitors: z.int(),
          /**
           * The visitors of the same number of days just before, up to the same elapsed time while the range is
           * running.
           */
          previous_visitors: z.int(),
          current_visitors: z.int(),
          /**
           * The visitors of each of the last 24 hours for today, the present one last; of each day for other ranges.
           */
          trend: z.array(z.int()),
          /** The time of the newest event; null while there is none. */
          last_event_at: instant.nullable(),
          /** The source of a site without events of our own. */
          source: z.literal('google_analytics').optional(),
          /** Present where that source does not answer: the numbers are then not known, and 0 here. */
          is_unknown: z.literal(true).optional(),
        }),
      ),
    }),
  },
  current: {
    input: z.object({ site_id: id, source: statsQuery.source }),
    output: z.object({
      current_visitors: z.int(),
      /**
       * The visitors of each of the last 30 minutes, the present one last; absent where the source does not know them.
       */
      minutes: z.array(z.int()).optional(),
    }),
    errors: [...sourceErrors],
  },
  realtime: {
    input: z.object({ site_id: id, source: statsQuery.source }),
    output: z.object({
      /** The time of the answer, by the clock of the service. */
      at: instant,
      current_visitors: z.int(),
      /** As in `stats.current`. */
      minutes: z.array(z.int()).optional(),
      /** The visitors of the last 30 minutes; absent where the source does not know them. */
      visitors: z.int().optional(),
      /** These by country, most visitors first; those without a known country are left out. Absent as above. */
      countries: z.array(z.object({ value: z.string(), visitors: z.int() })).optional(),
      /**
       * The newest views and custom events of the last 30 minutes, the newest first, at most 50; nothing in them tells
       * who they were, or which of them belong together. Absent where the source does not know them.
       */
      events: z
        .array(
          z.object({
            /** Of this event alone, so that it can be told from others. */
            id: z.string(),
            at: instant,
            /** `pageview`, or the name of a custom event. */
            name: z.string(),
            page: z.string(),
            /** Where its visit came from; empty for a direct visit, as the other values that are not known. */
            source: z.string(),
            country: z.string(),
            device: z.string(),
          }),
        )
        .optional(),
    }),
    errors: [...sourceErrors],
  },
  ...funnelCall,
  properties: {
    input: z.object({
      ...statsQuery,
      /** Keeps only names that contain this text, ignoring case. */
      search: optionalText(statsLimits.searchLength),
      limit: naturalNumber(statsLimits.rows).optional(),
      offset: naturalNumber(statsLimits.offset).optional(),
    }),
    output: z.object({
      range: resolvedRange,
      /** The properties, most visitors first. */
      rows: z.array(
        z.object({
          /** The name of the property, without the prefix `prop:`. */
          key: z.string(),
          /** The visitors who had an event with it. */
          visitors: z.int(),
          /** The views and custom events with it. */
          events: z.int(),
        }),
      ),
      /** The total number of names. */
      total_rows: z.int(),
      ...fixedFilters,
    }),
    errors: ['figure_unavailable', ...sourceErrors],
  },
  ...forecastCall,
  ...differencesCall,
} satisfies Record<string, CallSchema>
