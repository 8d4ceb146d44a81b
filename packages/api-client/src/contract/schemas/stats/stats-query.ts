import { z } from 'zod'
import { rangeField } from '../fields/range-field.ts'
import { checkedJsonField, dateField, id, instant } from '../fields/shared-fields.ts'
import {
  checkFilters,
  comparisons,
  dashboardMetrics,
  dimensions,
  filterLimits,
  filterOperators,
  furtherMetrics,
  googleFailures,
  intervals,
  isPropertyDimension,
  knownMetrics,
  metricFacts,
  metrics,
  propertyPrefix,
  sourceNoticeKinds,
  statsSourceNames,
  statsTables,
  type ApiErrorKey,
  type DashboardMetric,
  type FurtherMetric,
  type KnownMetric,
  type Metric,
  visitMeasures,
} from '../../vocabulary/index.ts'

/** The errors of calls whose metrics come from Google Analytics. */
export const sourceErrors = [
  'property_missing',
  'connection_reconnect',
  'google_disconnected',
  'scope_missing',
  'google_no_access',
  'google_quota',
  'provider_misconfigured',
  'provider_unavailable',
] as const satisfies readonly ApiErrorKey[]

const range = rangeField.default('today')
export const metric = z.enum(metrics, { error: 'field_invalid' })

export const dimension = z.union(
  [
    z.enum(dimensions),
    z.templateLiteral([propertyPrefix, z.string()]).refine(isPropertyDimension, { error: 'field_invalid' }),
  ],
  { error: 'field_invalid' },
)

/** What a filter looks at: a dimension, or a number of the visit. */
export const filterDimension = z.union([dimension, z.enum(visitMeasures)], { error: 'field_invalid' })

/** A list of filters, in a field or an answer. */
export const filterList = z
  .array(
    z.tuple([
      z.enum(filterOperators),
      filterDimension,
      z.array(z.string().max(filterLimits.valueLength)).min(1).max(filterLimits.values),
    ]),
  )
  .max(filterLimits.filters)

const filters = checkedJsonField(filterList, checkFilters)

/** The filters of the share link with which the call was made: they were added to its own. Absent where there are none. */
export const fixedFilters = { fixed_filters: filterList.optional() }

/** The query of every call that answers statistics of one site. */
export const statsQuery = {
  site_id: id,
  range,
  /** The first day of a `custom` range. */
  from: dateField.optional(),
  /** The last day of a `custom` range, included. */
  to: dateField.optional(),
  /** The interval of the series, with at most `maxPoints` buckets; the default depends on the length of the range. */
  interval: z.enum(intervals, { error: 'field_invalid' }).optional(),
  /**
   * The filters, all of which must hold: `[["is", "country", ["DE", "AT"]], ["matches", "page", ["/blog/*"]]]`; one of
   * a filter's values suffices.
   */
  filters: filters.optional(),
  compare: z.enum(comparisons, { error: 'field_invalid' }).optional(),
  /** The first day of a `custom` comparison. */
  compare_from: dateField.optional(),
  /** The last day of a `custom` comparison, included. */
  compare_to: dateField.optional(),
  /** The source of the metrics; by default the one that the site shows first. */
  source: z.enum(statsSourceNames, { error: 'field_invalid' }).optional(),
}

/** A metric is null where its source does not know it; every source knows visitors and views at any time. */
type MetricValue<Name extends Metric> = Name extends KnownMetric ? z.ZodNumber : z.ZodNullable<z.ZodNumber>

function metricValue(name: Metric): z.ZodType {
  const { unit } = metricFacts[name]
  const value = unit === 'count' || unit === 'money' ? z.int() : z.number()
  return knownMetrics.some((known) => known === name) ? value : value.nullable()
}

const valuesOf = (names: readonly Metric[]) => Object.fromEntries(names.map((name) => [name, metricValue(name)]))

/** The metrics of every dashboard. */
export const metricValues = z.object(
  valuesOf(dashboardMetrics) as { [Name in keyof Pick<typeof metricFacts, DashboardMetric>]: MetricValue<Name> },
)

/** The metrics that a dashboard has on request. */
export const furtherMetricValues = z
  .object(valuesOf(furtherMetrics) as { [Name in keyof Pick<typeof metricFacts, FurtherMetric>]: MetricValue<Name> })
  .partial()

/** The requested metrics. */
export const requestedMetricValues = z
  .object(valuesOf(metrics) as { [Name in keyof typeof metricFacts]: MetricValue<Name> })
  .partial()

const changes = z.partialRecord(metric, z.number().nullable())

export const change = {
  /** The change in percent of the earlier value, unrounded; 100 from 0 to more. Null where a value is missing. */
  change: changes,
  /** The difference of rates in percentage points. */
  points: changes,
}

export const timeSpan = z.object({
  /** The first instant. */
  from: instant,
  /** The first instant after it. */
  to: instant,
})

export const resolvedRange = z.object({
  name: rangeField,
  /** The first instant of the range. */
  from: instant,
  /** The first instant after the range. */
  to: instant,
  time_zone: z.string(),
  interval: z.enum(intervals),
})

export const bucket = {
  start: instant,
  /** True where the bucket is cut by the range, or not over yet. */
  partial: z.boolean(),
}

/** A notice about the metrics of one breakdown, where it names a dimension, otherwise about all. */
export const sourceNotice = z.object({
  kind: z.enum(sourceNoticeKinds),
  dimension: dimension.optional(),
  /** The share of the visits that were sampled, 0 to 100. */
  share: z.number().optional(),
  /** The time zone of the property, where it is not the site's. */
  time_zone: z.string().optional(),
  /** The time at which a stale answer was read. */
  read_at: instant.optional(),
  /** The reason why it was not read again. */
  reason: z.enum(googleFailures).optional(),
  /** The time of the next attempt, where it is known. */
  until: instant.optional(),
})

/** The source of the statistics, and the instant up to which they are complete. */
export const source = z.object({
  name: z.enum(statsSourceNames),
  /** The instant up to which the statistics are complete; buckets that end later are partial. */
  complete_until: instant,
  notices: z.array(sourceNotice).optional(),
  /** What the answer was read from; both say the same. Absent of another source than the collector's events. */
  read_from: z.enum(statsTables).optional(),
})

export const row = requestedMetricValues.extend({
  /** The value of the dimension; empty where unknown, which for sources is a direct visit. */
  value: z.string(),
  visitors: z.int(),
  /** The share of the visitors of the whole range, 0 to 100, unrounded. */
  percentage: z.number(),
  /** The views of a page or title, the events of a name, property or goal, or for other dimensions the visits. */
  count: z.int(),
  /** The visitors in each bucket of the range, where a trend is requested and the source knows it. */
  trend: z.array(z.int()).optional(),
  /** The metrics of the same value in the comparison period. */
  comparison: z.object({ figures: requestedMetricValues, ...change }).optional(),
})

export const breakdown = z.object({
  dimension,
  /** The rows, by default with the most visitors first. */
  rows: z.array(row),
  /** The total number of rows. */
  total_rows: z.int(),
  /** True where the site's source does not know this dimension, so that there are no rows. */
  is_lacking: z.literal(true).optional(),
})
