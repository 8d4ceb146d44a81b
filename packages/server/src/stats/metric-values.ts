import { metricFacts, type Metric, type Output, type Schemas } from '@sightline/api-client/contract'

export type MetricValues = Output<Schemas['stats']['query']>['totals']

export const pickMetrics = (values: MetricValues, metrics: readonly Metric[]): MetricValues =>
  Object.fromEntries(metrics.map((metric) => [metric, values[metric]]))

/** The value of each metric where there is no data, as `metricFacts` has it. */
export const emptyValues = (metrics: readonly Metric[]): MetricValues =>
  Object.fromEntries(metrics.map((metric) => [metric, metricFacts[metric].none]))
