import { metricFacts, type Dashboard, type CardMetric, type CallOutput } from '@sightline/api-client'
import type { StatsQuery } from '../api.ts'

type MetricValues = CallOutput<'stats', 'query'>['totals']

export type MetricId = CardMetric

/** The displayed value of a metric: means and rates without a visit are missing, though the service answers 0. */
export const metricValueOf = (values: MetricValues, metric: CardMetric): number | null =>
  isMissingWithoutVisits(metric) && values.visits === 0 ? null : (values[metric] ?? null)

/** Whether a metric is missing where there is no visit: every metric that is neither a count nor a sum. */
export const isMissingWithoutVisits = (metric: CardMetric): boolean =>
  metricFacts[metric].unit !== 'count' && metricFacts[metric].unit !== 'money'

/**
 * Whether the filters leave only events that are not views: 0 pageviews would then read as if nobody had viewed a page.
 * See docs/metrics.md#filters
 */
export const hasEventsWithoutViews = (
  { totals, fixed_filters: fixed = [] }: Pick<Dashboard, 'totals' | 'fixed_filters'>,
  filters: StatsQuery['filters'] = [],
): boolean =>
  totals.visitors > 0 &&
  totals.pageviews === 0 &&
  [...fixed, ...filters].some(([, dimension]) => dimension === 'event' || dimension === 'goal')

/** Whether the range has no visit and no event. */
export const isEmptyRange = ({ totals }: Dashboard): boolean => totals.pageviews === 0 && totals.visitors === 0
