import type { Dashboard } from '@sightline/api-client'
import type { MetricId } from './metrics.ts'
import { figureOf } from './metrics.ts'

/** Below this, percentages say more than there is. */
const fewest = 30

/** How a figure stands against the one it is compared with. */
export type Compared =
  | { kind: 'percent'; percent: number | null; previous: number | null }
  /** Too few people for percentages: the difference in counts. */
  | { kind: 'count'; difference: number; previous: number }

/** The change of a metric; undefined where nothing is compared. */
export function comparedOf({ totals, comparison }: Dashboard, metric: MetricId): Compared | undefined {
  if (comparison === undefined) return undefined
  const previous = figureOf(comparison.totals, metric)
  const isFew = totals.visitors < fewest || comparison.totals.visitors < fewest
  const isCount = metric === 'visitors' || metric === 'pageviews'
  if (isFew && isCount && previous !== null) {
    return { kind: 'count', difference: totals[metric] - previous, previous }
  }
  const now = figureOf(totals, metric)
  const percent = now === null || previous === null ? null : (comparison.change[metric] ?? null)
  return { kind: 'percent', percent, previous }
}
