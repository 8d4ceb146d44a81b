import type { Metric, Output, Schemas } from '@sightline/api-client/contract'

export type MetricValues = Output<Schemas['stats']['query']>['totals']

/** The value of nothing at all: a mean and a depth are unknown, anything else is 0. */
export const emptyValueOf = (metric: Metric): 0 | null => (withoutValue.has(metric) ? null : 0)

const withoutValue: ReadonlySet<Metric> = new Set(['visit_duration', 'time_on_page', 'scroll_depth'])

export const emptyValues = (metrics: readonly Metric[]): MetricValues =>
  Object.fromEntries(metrics.map((metric) => [metric, emptyValueOf(metric)]))

export const percentageOf = (visitors: number, all: number): number => (all === 0 ? 0 : (visitors / all) * 100)
