import {
  metricFacts,
  type Dashboard,
  type CardMetric,
  type DashboardMetric,
  type CallOutput,
} from '@sightline/api-client'
import type { StatsQuery } from '../api.ts'

type MetricValues = CallOutput<'stats', 'query'>['totals']

export type MetricId = CardMetric

/** A metric as it is shown: means and shares without a visit are missing, though the service answers 0. */
export const metricValueOf = (values: MetricValues, metric: DashboardMetric): number | null =>
  isMissingWithoutVisits(metric) && values.visits === 0 ? null : (values[metric] ?? null)

/** Whether a metric is missing where there is no visit: every metric that is not a count. */
export const isMissingWithoutVisits = (metric: DashboardMetric): boolean => metricFacts[metric].unit !== 'count'

/**
 * Whether filters leave events of which none is a view: 0 views would then read as if nobody had looked at a page.
 * See docs/metrics.md#filters
 */
export const hasEventsWithoutViews = (
  { totals }: Pick<Dashboard, 'totals'>,
  filters: StatsQuery['filters'] = [],
): boolean =>
  totals.visitors > 0 &&
  totals.pageviews === 0 &&
  filters.some(([, dimension]) => dimension === 'event' || dimension === 'goal')

/** Whether nothing at all happened in the range. */
export const isEmptyRange = ({ totals }: Dashboard): boolean => totals.pageviews === 0 && totals.visitors === 0
