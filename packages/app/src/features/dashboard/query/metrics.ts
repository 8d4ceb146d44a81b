import type { Dashboard } from '@sightline/api-client'
import type { StatsQuery } from '../api.ts'

type MetricValues = Dashboard['totals']

/** The metrics of the strip that have a series, in the order in which they stand there. */
export const metricIds = ['pageviews', 'visitors', 'bounce_rate', 'visit_duration'] as const
export type MetricId = (typeof metricIds)[number]

export const units = {
  pageviews: 'count',
  visitors: 'count',
  bounce_rate: 'percent',
  visit_duration: 'duration',
} as const satisfies Record<MetricId, string>

/** Which direction of a metric is good news. */
export const welcome = {
  pageviews: 'up',
  visitors: 'up',
  bounce_rate: 'down',
  visit_duration: 'up',
} as const satisfies Record<MetricId, 'up' | 'down'>

/** A metric as it is shown: rates without a visit are missing, though the service answers 0. */
export function metricValueOf(values: MetricValues, metric: MetricId): number | null {
  if (metric === 'bounce_rate' && values.visits === 0) return null
  return values[metric]
}

/**
 * Whether filters leave events of which none is a view: 0 views would then read as if nobody had looked at a page.
 * See docs/metrics.md#filters
 */
export const hasOnlyEvents = ({ totals }: Pick<Dashboard, 'totals'>, filters: StatsQuery['filters'] = []): boolean =>
  totals.visitors > 0 &&
  totals.pageviews === 0 &&
  filters.some(([, dimension]) => dimension === 'event' || dimension === 'goal')

/** Whether nothing at all happened in the range. */
export const isEmpty = ({ totals }: Dashboard): boolean => totals.pageviews === 0 && totals.visitors === 0
