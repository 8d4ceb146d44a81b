import { isRate, metricFacts, minForPercent, type Dashboard } from '@sightline/api-client'
import type { MetricId } from '../query/metrics.ts'
import { metricValueOf } from '../query/metrics.ts'

/** The change of a metric against the value that it is compared with. */
export type MetricChange =
  | { kind: 'percent'; percent: number | null; previous: number | null }
  /** The change of a rate in percentage points. */
  | { kind: 'points'; points: number | null; previous: number | null }
  /** The change as a difference of counts, where there are too few visitors for percentages. */
  | { kind: 'count'; difference: number; previous: number }
  /** None: the site had no data yet when the days of the comparison began. */
  | { kind: 'none'; since: string }

/** The change of a metric; undefined without a comparison. */
export function metricChangeOf({ totals, comparison }: Dashboard, metric: MetricId): MetricChange | undefined {
  if (comparison === undefined) return undefined
  if (comparison.data_since !== undefined) return { kind: 'none', since: comparison.data_since }
  const previous = metricValueOf(comparison.totals, metric)
  const isFew = totals.visitors < minForPercent || comparison.totals.visitors < minForPercent
  const now = metricValueOf(totals, metric)
  if (isFew && metricFacts[metric].unit === 'count' && previous !== null && now !== null) {
    return { kind: 'count', difference: now - previous, previous }
  }
  const isKnown = now !== null && previous !== null
  if (isRate(metric)) return { kind: 'points', points: isKnown ? (comparison.points[metric] ?? null) : null, previous }
  return { kind: 'percent', percent: isKnown ? (comparison.change[metric] ?? null) : null, previous }
}
