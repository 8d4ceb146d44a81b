import type { Dashboard } from '@sightline/api-client'
import { countDays } from '../query/range.ts'
import { daysBetween } from './chartDays.ts'

/** Why the line of a comparison is not the whole of it: it would have too many points, or it has more days than the chart. */
export type ComparisonGap = 'too many points' | 'longer'

/** What the chart does not draw of a comparison; null where it draws it all. */
export function comparisonGapOf({ range, series, comparison }: Dashboard): ComparisonGap | null {
  if (comparison === undefined || range.name === 'realtime') return null
  if (comparison.series === undefined) return 'too many points'
  const length = (span: { from: string; to: string }) => {
    const { from, to } = daysBetween(span.from, span.to, range.time_zone)
    return countDays(from, to)
  }
  // A line of weeks or months may end with its last bucket all the same.
  const hasMore = comparison.series.length > series.length && length(comparison.range) > length(range)
  return hasMore ? 'longer' : null
}
