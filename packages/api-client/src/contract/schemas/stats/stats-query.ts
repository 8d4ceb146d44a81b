import { z } from 'zod'
import { checkedJsonField, dateField, id, instant } from '../schema.ts'
import {
  checkFilters,
  comparisons,
  dashboardMetrics,
  dimensions,
  filterLimits,
  filterOperators,
  googleFailures,
  intervals,
  isPropertyDimension,
  knownMetrics,
  metricFacts,
  metrics,
  propertyPrefix,
  ranges,
  sourceNoticeKinds,
  statsSourceNames,
  type ApiErrorKey,
  type DashboardMetric,
  type KnownMetric,
  type Metric,
} from '../../vocabulary/index.ts'

/** Errors of calls whose metrics come from Google Analytics. */
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

const range = z.enum(ranges, { error: 'field_invalid' }).default('today')
export const metric = z.enum(metrics, { error: 'field_invalid' })

export const dimension = z.union(
  [
    z.enum(dimensions),
    z.templateLiteral([propertyPrefix, z.string()]).refine(isPropertyDimension, { error: 'field_invalid' }),
  ],
  { error: 'field_invalid' },
)

const filters = checkedJsonField(
  z
    .array(
      z.tuple([
        z.enum(filterOperators),
        dimension,
        z.array(z.string().max(filterLimits.valueLength)).min(1).max(filterLimits.values),
      ]),
    )
    .max(filterLimits.filters),
  checkFilters,
)

/** The query of every call that answers statistics of one site. */
export const statsQuery = {
  site_id: id,
  range,
  /** First day of a `custom` range. */
  from: dateField.optional(),
  /** Last day of a `custom` range, included. */
  to: dateField.optional(),
  /** The length of the buckets of the series, at most `maxPoints`; by default it goes with the length of the range. */
  interval: z.enum(intervals, { error: 'field_invalid' }).optional(),
  /** Conditions that all hold: `[["is", "country", ["DE", "AT"]], ["matches", "page", ["/blog/*"]]]`; of a filter's values one suffices. */
  filters: filters.optional(),
  compare: z.enum(comparisons, { error: 'field_invalid' }).optional(),
  /** First day of what a `custom` comparison compares with. */
  compare_from: dateField.optional(),
  /** Last day of what a `custom` comparison compares with, included. */
  compare_to: dateField.optional(),
  /** Where the metrics come from; by default what the site shows first. */
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

/** Metrics of every dashboard. */
export const metricValues = z.object(
  valuesOf(dashboardMetrics) as { [Name in keyof Pick<typeof metricFacts, DashboardMetric>]: MetricValue<Name> },
)

/** Metrics that were requested. */
export const requestedMetricValues = z
  .object(valuesOf(metrics) as { [Name in keyof typeof metricFacts]: MetricValue<Name> })
  .partial()

const changes = z.partialRecord(metric, z.number().nullable())

export const change = {
  /** Change in percent of the value before, unrounded; 100 from 0 to more. Null where a value is missing. */
  change: changes,
  /** Difference of rates in percentage points. */
  points: changes,
}

export const timeSpan = z.object({
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

/** A remark about the metrics of one breakdown, where it names a dimension, otherwise about all. */
export const sourceNotice = z.object({
  kind: z.enum(sourceNoticeKinds),
  dimension: dimension.optional(),
  /** Share of the visits that were sampled, 0 to 100. */
  share: z.number().optional(),
  /** Time zone of the property, where it is not the site's. */
  time_zone: z.string().optional(),
  /** Instant at which a stale answer was read. */
  read_at: instant.optional(),
  /** Reason why it was not read anew. */
  reason: z.enum(googleFailures).optional(),
  /** Instant of the next attempt, where that is known. */
  until: instant.optional(),
})

/** Where the statistics come from, and up to which instant they are complete. */
export const source = z.object({
  name: z.enum(statsSourceNames),
  /** Buckets that end later are marked partial. */
  complete_until: instant,
  notices: z.array(sourceNotice).optional(),
})

export const row = requestedMetricValues.extend({
  /** Value of the dimension; empty where unknown, which for sources is a direct visit. */
  value: z.string(),
  visitors: z.int(),
  /** Share of the visitors of the whole range, 0 to 100, unrounded. */
  percentage: z.number(),
  /** Views of a page or title, events of a name, with a property or that reached a goal, visits of anything else. */
  count: z.int(),
  /** Visitors in each bucket of the range, where a trend is requested and the source knows it. */
  trend: z.array(z.int()).optional(),
  /** The metrics of the same value in the period that is compared with. */
  comparison: z.object({ figures: requestedMetricValues, ...change }).optional(),
})

export const breakdown = z.object({
  dimension,
  /** Most visitors first, unless another order is requested. */
  rows: z.array(row),
  /** How many rows there are in all. */
  total_rows: z.int(),
  /** True where the site's stats source does not know this dimension: there are no rows then. */
  is_lacking: z.literal(true).optional(),
})
