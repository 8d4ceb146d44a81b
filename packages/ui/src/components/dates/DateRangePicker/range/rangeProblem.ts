import type { CalendarDate } from '@internationalized/date'
import { countDays, type DayLimits, type Days } from './dateRange.ts'

export type RangeProblem = 'missing' | 'early' | 'late' | 'long' | 'unavailable'

/** The two days in chronological order. */
export const inOrder = ({ first, last }: Days): Days =>
  last.compare(first) < 0 ? { first: last, last: first } : { first, last }

/** The error of two typed days; null without one. */
export function problemOf(
  first: CalendarDate | null,
  last: CalendarDate | null,
  { min, max, maxDays, isUnavailable }: DayLimits,
): RangeProblem | null {
  if (first === null || last === null) return 'missing'
  const days = inOrder({ first, last })
  const length = countDays(days)
  if (min !== null && days.first.compare(min) < 0) return 'early'
  if (days.last.compare(max) > 0) return 'late'
  if (maxDays !== null && length > maxDays) return 'long'
  const isOut = (_: unknown, index: number) => isUnavailable?.(days.first.add({ days: index })) === true
  return isUnavailable !== null && Array.from({ length }, isOut).includes(true) ? 'unavailable' : null
}

/** The typed days that are wrong. */
export type WrongDays = Record<'first' | 'last', boolean>

/** The days outside the limits; an error of both together marks both. */
export function wrongDays(
  problem: RangeProblem | null,
  { first, last }: { [End in keyof Days]: CalendarDate | null },
  { min, max }: Pick<DayLimits, 'min' | 'max'>,
): WrongDays {
  const where = (isWrong: (day: CalendarDate) => boolean): WrongDays => ({
    first: first !== null && isWrong(first),
    last: last !== null && isWrong(last),
  })
  switch (problem) {
    case null:
    case 'missing':
      return where(() => false)
    case 'early':
      return where((day) => min !== null && day.compare(min) < 0)
    case 'late':
      return where((day) => day.compare(max) > 0)
    case 'long':
    case 'unavailable':
      return where(() => true)
  }
}
