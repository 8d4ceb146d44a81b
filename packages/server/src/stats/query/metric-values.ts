import { metricFacts, type Metric, type Output, type Schemas } from '@sightline/api-client/contract'

export type MetricValues = Output<Schemas['stats']['query']>['totals']

export const emptyValues = (metrics: readonly Metric[]): MetricValues =>
  Object.fromEntries(metrics.map((metric) => [metric, metricFacts[metric].none]))
