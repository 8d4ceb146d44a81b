import {
  endOfMonth,
  fromDate,
  parseDate,
  startOfWeek,
  startOfYear,
  startOfMonth,
  toCalendarDate,
  type CalendarDate,
} from '@internationalized/date'
import { dayPart, type TimeTexts } from './timeTexts.ts'

/**
 * The preset ranges. `7d` … `90d` are whole days that end yesterday; week, month and year run until today; `last_month` and
 * `12mo` are whole months that are over; `all` begins with the first day that there is, and runs until today.
 */
export const dateRangePresets = [
  'realtime',
  'today',
  'yesterday',
  '7d',
  '28d',
  '30d',
  '90d',
  'week',
  'month',
  'year',
  'last_month',
  '12mo',
  'all',
] as const
export type DateRangePreset = (typeof dateRangePresets)[number]

/** Units of a relative range. */
export type RelativeUnit = 'day' | 'week' | 'month'

/** A number of whole days or weeks that end yesterday, or of whole months, the last of which is over. */
export interface RelativeRange {
  range: 'last'
  /** The number, from 1 on. */
  count: number
  unit: RelativeUnit
}

/**
 * A range of days. The ends of a `custom` range are local days, `2026-01-31`, or local minutes, `2026-01-31T08:30`, if
 * the picker allows them; both are included.
 */
export type DateRange = { range: DateRangePreset } | { range: 'custom'; from: string; to: string } | RelativeRange

/** The ranges of a list: named ones, and custom days. */
export type ListedRange = DateRangePreset | 'custom'

/** The comparison of a range: the same number of days just before, the same dates a year earlier, or other days. */
export type DateComparison = { kind: 'previous' | 'year' } | { kind: 'custom'; from: string; to: string }

export type WeekStart = 'monday' | 'saturday' | 'sunday'

/** A first and a last day, both included. */
export interface Days {
  first: CalendarDate
  last: CalendarDate
}

/** The context in which a range is resolved to days. */
export interface SiteCalendar {
  /** Today in the site's time zone. */
  today: CalendarDate
  weekStart: WeekStart
  /** The first day of `all`; null while it is not known. */
  firstDay?: CalendarDate | null | undefined
}

export const weekdayOf = { monday: 'mon', saturday: 'sat', sunday: 'sun' } as const satisfies Record<WeekStart, string>

export const todayIn = (timeZone: string, now: Date): CalendarDate => toCalendarDate(fromDate(now, timeZone))

/** Parses a day such as `2026-01-31`; null if it is invalid. */
export function dayIn(text: string): CalendarDate | null {
  try {
    return parseDate(text)
  } catch {
    return null
  }
}

export const countDays = ({ first, last }: Days): number => last.compare(first) + 1

export const startOfWeekOf = (day: CalendarDate, weekStart: WeekStart): CalendarDate =>
  // The locale has no effect if the first day of the week is given.
  startOfWeek(day, 'en', weekdayOf[weekStart])

/** The days of a range; null for `realtime`, which consists of minutes, for `all` without a first day, and for invalid days. */
export function daysOf(value: DateRange, { today, weekStart, firstDay = null }: SiteCalendar): Days | null {
  const yesterday = today.subtract({ days: 1 })
  switch (value.range) {
    case 'today':
      return { first: today, last: today }
    case 'yesterday':
      return { first: yesterday, last: yesterday }
    case '7d':
    case '28d':
    case '30d':
    case '90d':
      return { first: today.subtract({ days: Number.parseInt(value.range, 10) }), last: yesterday }
    case 'week':
      return { first: startOfWeekOf(today, weekStart), last: today }
    case 'month':
      return { first: startOfMonth(today), last: today }
    case 'year':
      return { first: startOfYear(today), last: today }
    case 'last_month':
      return monthsBefore(today, 1)
    case '12mo':
      return monthsBefore(today, 12)
    case 'all':
      return firstDay && { first: firstDay, last: today }
    case 'last':
      if (value.unit === 'month') return monthsBefore(today, value.count)
      return { first: today.subtract({ [`${value.unit}s`]: value.count }), last: yesterday }
    case 'custom': {
      const [first, last] = [dayIn(dayPart(value.from)), dayIn(dayPart(value.to))]
      return first === null || last === null ? null : { first, last }
    }
    case 'realtime':
    default:
      return null
  }
}

/** The whole months before the one of a day. */
function monthsBefore(day: CalendarDate, count: number): Days {
  const first = startOfMonth(day)
  return { first: first.subtract({ months: count }), last: first.subtract({ days: 1 }) }
}

/** @param times Of the first and of the last day; without them both are whole. */
export const customRange = ({ first, last }: Days, times: TimeTexts | null = null): DateRange => ({
  range: 'custom',
  from: times === null ? first.toString() : `${first.toString()}T${times.first}`,
  to: times === null ? last.toString() : `${last.toString()}T${times.last}`,
})

/** The limits of a range. */
export interface DayLimits {
  /** The first day that a range may contain. */
  min: CalendarDate | null
  max: CalendarDate
  /** The most days of a range. */
  maxDays: number | null
  /** Whether a day has no data, so that no range may contain it. */
  isUnavailable: ((day: CalendarDate) => boolean) | null
}

/** The number of whole months that a range is by its name; null for other ranges. */
export function monthsOf(value: DateRange): number | null {
  if (value.range === 'last_month') return 1
  if (value.range === '12mo') return 12
  return value.range === 'last' && value.unit === 'month' ? value.count : null
}

/** The number of whole months that days happen to be; null where the first or the last one is not whole. */
export const countMonths = ({ first, last }: Days): number | null =>
  first.day === 1 && last.compare(endOfMonth(last)) === 0
    ? (last.year - first.year) * 12 + last.month - first.month + 1
    : null

export const isWholeYear = ({ first, last }: Days): boolean =>
  first.day === 1 && first.month === 1 && last.year === first.year && last.month === 12 && last.day === 31

export const isWholeWeek = (days: Days, weekStart: WeekStart): boolean =>
  countDays(days) === 7 && startOfWeekOf(days.first, weekStart).compare(days.first) === 0
