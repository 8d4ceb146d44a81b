import { comparisons } from '@sightline/api-client'
import type { DateComparison } from '@sightline/ui'
import { daysIn, type Period } from './range.ts'

/** The comparison that the address names; null where it names none. */
export function comparisonIn(search: URLSearchParams): DateComparison | null {
  const named = search.get('compare')
  const kind = comparisons.find((one) => one === named)
  if (kind === undefined) return null
  if (kind !== 'custom') return { kind }
  const days = daysIn(search, 'compare_from', 'compare_to')
  return days === undefined ? null : { kind, ...days }
}

/** The comparison as far as a period has it: the last half hour cannot be compared with whole days. */
export const comparableTo = (period: Period | undefined, comparison: DateComparison | null): DateComparison | null =>
  period?.range === 'realtime' && comparison?.kind === 'custom' ? null : comparison
