import { countDays, type DateComparison, type Days } from '../range/dateRange.ts'
import { comparisonDays } from '../range/comparisonDays.ts'

const week = 7

/**
 * Moves the days of a comparison so that both ranges begin on the same weekday: the previous period by whole weeks, the
 * same days of a year earlier to the nearest such day.
 */
export function withSameWeekdays(days: Days, kind: Exclude<DateComparison['kind'], 'custom'>): Days {
  const length = countDays(days)
  const back = kind === 'previous' ? Math.ceil(length / week) * week : nearestWeeks(days)
  const first = days.first.subtract({ days: back })
  return { first, last: first.add({ days: length - 1 }) }
}

/** The number of days between a range and the same range a year earlier, rounded to whole weeks. */
function nearestWeeks(days: Days): number {
  const before = comparisonDays(days, { kind: 'year' })
  const apart = before === null ? 0 : days.first.compare(before.first)
  return Math.round(apart / week) * week
}
