import type { MetricId } from './metrics.ts'
import type { Period } from './range.ts'
import type { View } from './view.ts'
import { intervalsFor } from './interval.ts'

/** What can be predicted. */
const predictable = ['visitors', 'pageviews'] as const
type PredictableMetric = (typeof predictable)[number]

/** Why a view cannot be predicted; null where it can. */
type Obstacle = 'metric' | 'range' | 'filters'

export const isPredictable = (metric: MetricId): metric is PredictableMetric =>
  predictable.some((one) => one === metric)

/** A prediction goes on by days, from figures of all visitors. */
export function obstacleOf({ filters }: View, metric: MetricId, period: Period): Obstacle | null {
  if (!isPredictable(metric)) return 'metric'
  if (!intervalsFor(period).includes('day')) return 'range'
  return filters.length > 0 ? 'filters' : null
}
