import { fromAbsolute, type CalendarDate } from '@internationalized/date'
import { isRelativeRange, relativeRangeIn, type Comparison, type Range } from '@sightline/api-client/contract'
import { invalidFields } from '../../errors.ts'
import { bucketsIfFew } from './buckets.ts'
import { countDays, dayAt, startOfDay } from './calendar.ts'
import { parseDateRangeFields, REALTIME_MS } from './ranges.ts'
import type { Period } from './period.ts'

/** The instants from `from` to before `to`, in milliseconds since 1970. */
export type TimeRange = Pick<Period, 'from' | 'to'>

/** The days of a `custom` comparison, both included. */
export interface ComparisonDays {
  from?: string | undefined
  to?: string | undefined
}

/** The number of whole months that a range is: they have whole months before them, however many days these have. */
function monthsOf(name: Range): number | undefined {
  if (name === 'last_month') return 1
  if (!isRelativeRange(name)) return undefined
  const { count, unit } = relativeRangeIn(name)
  return unit === 'mo' ? count : undefined
}

/**
 * The range that a period is compared with. While the period is running, that range ends as long after the beginning of
 * its last day as the present is after the beginning of today.
 * @throws {ApiError} where the days of a custom comparison are missing or wrong, or compared with the last half hour
 */
export function comparisonOf(period: Period, compare: Comparison, days: ComparisonDays, now: number): TimeRange {
  const { name, first, last, timeZone } = period
  if (name === 'realtime') return realtime(period, compare)
  if (compare === 'custom') {
    const [from, to] = parseDateRangeFields(days.from, days.to, ['compare_from', 'compare_to'], dayAt(now, timeZone))
    return rangeOf(from, to, timeZone, Math.max(now, startOfDay(from, timeZone)))
  }
  const months = monthsOf(name)
  const length = months === undefined ? { days: countDays(first, last) } : { months }
  const [from, to] =
    compare === 'year'
      ? [first.subtract({ years: 1 }), last.subtract({ years: 1 })]
      : [first.subtract(length), first.subtract({ days: 1 })]
  return rangeOf(from, to, timeZone, latestEndOf(to, period, now))
}

/**
 * The period of the series that a comparison draws: its days, also where it ends within the last one, because what it is compared with
 * still runs. Undefined for the last half hour, whose bars stand alone, and where there would be too many points.
 */
export function comparedDays(period: Period, { from, to }: TimeRange, now: number): Period | undefined {
  const { name, timeZone } = period
  if (name === 'realtime') return undefined
  const last = dayAt(Math.max(from, to - 1), timeZone)
  const end = Math.max(from, Math.min(startOfDay(last.add({ days: 1 }), timeZone), now))
  const days: Period = { ...period, name: 'custom', from, to: end, first: dayAt(from, timeZone), last }
  return bucketsIfFew(days) && days
}

function rangeOf(first: CalendarDate, last: CalendarDate, timeZone: string, latestEnd: number): TimeRange {
  const from = startOfDay(first, timeZone)
  return { from, to: Math.max(from, Math.min(startOfDay(last.add({ days: 1 }), timeZone), latestEnd)) }
}

function latestEndOf(lastDay: CalendarDate, { first, last, timeZone }: Period, now: number): number {
  const today = dayAt(now, timeZone)
  // The future days of a range are left out of both.
  const missing = countDays(today, last) - 1
  if (missing < 0 || today.compare(first) < 0) return Infinity
  return startOfDay(lastDay.subtract({ days: missing }), timeZone) + (now - startOfDay(today, timeZone))
}

function realtime({ from, to, timeZone }: Period, compare: Comparison): TimeRange {
  // Half an hour and whole days would say nothing of each other.
  if (compare === 'custom') throw invalidFields({ compare: 'field_invalid' })
  if (compare === 'previous') return { from: from - REALTIME_MS, to: from }
  const end = fromAbsolute(to, timeZone).subtract({ years: 1 }).toDate().getTime()
  return { from: end - REALTIME_MS, to: end }
}
