import { comparisons } from '@sightline/api-client'
import type { DateComparison } from '@sightline/ui'
import { daysIn, type Period } from './range.ts'

/** The comparison of an address that names none. */
export const usualComparison: DateComparison = { kind: 'previous' }

/** The comparison that the address names: null for `none`, undefined where it names no valid one. */
export function comparisonIn(search: URLSearchParams): DateComparison | null | undefined {
  const named = search.get('compare')
  if (named === 'none') return null
  const kind = comparisons.find((one) => one === named)
  if (kind === undefined) return undefined
  if (kind !== 'custom') return { kind }
  const days = daysIn(search, 'compare_from', 'compare_to')
  return days && { kind, ...days }
}

/** The comparison as far as a period has it: the last half hour cannot be compared with whole days. */
export const comparableTo = (period: Period | undefined, comparison: DateComparison | null): DateComparison | null =>
  period?.range === 'realtime' && comparison?.kind === 'custom' ? usualComparison : comparison
