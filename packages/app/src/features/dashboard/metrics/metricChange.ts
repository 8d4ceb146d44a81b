import type { Dashboard } from '@sightline/api-client'
import type { MetricId } from '../query/metrics.ts'
import { metricValueOf } from '../query/metrics.ts'

/** Below this, percentages say more than there is. */
const fewest = 30

/** The change of a metric against the value that it is compared with. */
export type MetricChange =
  | { kind: 'percent'; percent: number | null; previous: number | null }
  /** Too few people for percentages: the difference in counts. */
  | { kind: 'count'; difference: number; previous: number }

/** The change of a metric; undefined where nothing is compared. */
export function metricChangeOf({ totals, comparison }: Dashboard, metric: MetricId): MetricChange | undefined {
  if (comparison === undefined) return undefined
  const previous = metricValueOf(comparison.totals, metric)
  const isFew = totals.visitors < fewest || comparison.totals.visitors < fewest
  const isCount = metric === 'visitors' || metric === 'pageviews'
  if (isFew && isCount && previous !== null) {
    return { kind: 'count', difference: totals[metric] - previous, previous }
  }
  const now = metricValueOf(totals, metric)
  const percent = now === null || previous === null ? null : (comparison.change[metric] ?? null)
  return { kind: 'percent', percent, previous }
}
