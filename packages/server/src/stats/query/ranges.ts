import { parseDate, type CalendarDate } from '@internationalized/date'
import { wholeDays, type Interval, type Range, type WeekStart } from '@sightline/api-client/contract'
import { invalidFields } from '../../errors.ts'
import { countDays, dayAt, startOfDay, startOfWeekOf } from './calendar.ts'
import { defaultInterval } from './intervals.ts'
import type { Period } from './period.ts'

/** The options of a range beside its name. */
export interface RangeOptions {
  /** The days of a `custom` range, as `2026-01-31`, both included. */
  from?: string | undefined
  to?: string | undefined
  /** @default by the length of the range */
  interval?: Interval | undefined
  /** @default 'monday' */
  weekStart?: WeekStart | undefined
}

export const REALTIME_MS = 30 * 60 * 1000

/**
 * Resolves a range to instants. Days begin at the site's local midnight; where a clock change skips it, at the first
 * instant of that day. A range that would end after `now` ends at `now`.
 * @throws {ApiError} where the days of a custom range are missing or wrong
 */
export function resolveRange(name: Range, timeZone: string, now: number, options: RangeOptions = {}): Period {
  const { weekStart = 'monday' } = options
  const today = dayAt(now, timeZone)
  if (name === 'realtime') {
    const from = now - REALTIME_MS
    const interval = options.interval ?? 'minute'
    return { name, from, to: now, timeZone, weekStart, interval, first: dayAt(from, timeZone), last: today }
  }
  const [first, last] = daysOf(name, today, options)
  const from = startOfDay(first, timeZone)
  const to = Math.max(from, Math.min(startOfDay(last.add({ days: 1 }), timeZone), now))
  const interval = options.interval ?? defaultInterval(countDays(first, last))
  return { name, from, to, timeZone, weekStart, interval, first, last }
}

/** The first and the last day of a range. */
function daysOf(
  name: Exclude<Range, 'realtime'>,
  today: CalendarDate,
  options: RangeOptions,
): [CalendarDate, CalendarDate] {
  const yesterday = today.subtract({ days: 1 })
  switch (name) {
    case 'today':
      return [today, today]
    case 'yesterday':
      return [yesterday, yesterday]
    case '7d':
    case '28d':
    case '30d':
    case '90d':
      return [today.subtract({ days: wholeDays[name] }), yesterday]
    case 'week':
      return [startOfWeekOf(today, options.weekStart ?? 'monday'), today]
    case 'month':
      return [today.set({ day: 1 }), today]
    case 'year':
      return [today.set({ month: 1, day: 1 }), today]
    case 'last_month':
      return monthsBefore(today, 1)
    case '12mo':
      return monthsBefore(today, 12)
    case 'custom':
      return parseDateRangeFields(options.from, options.to, ['from', 'to'], today)
  }
}

/** The whole months before the one of a day. */
function monthsBefore(day: CalendarDate, count: number): [CalendarDate, CalendarDate] {
  const first = day.set({ day: 1 })
  return [first.subtract({ months: count }), first.subtract({ days: 1 })]
}

/**
 * Parses two days, in order.
 * @throws {ApiError} naming the wrong field; of days in the wrong order, the first one if it is in the future
 */
export function parseDateRangeFields(
  from: string | undefined,
  to: string | undefined,
  [fromField, toField]: readonly [string, string],
  today: CalendarDate,
): [CalendarDate, CalendarDate] {
  const first = parseDateField(from, fromField)
  const last = parseDateField(to, toField)
  if (last.compare(first) < 0) {
    throw invalidFields(first.compare(today) > 0 ? { [fromField]: 'time_in_future' } : { [toField]: 'span_invalid' })
  }
  return [first, last]
}

/** The tables hold nothing before and after these years. */
const years = { first: 1970, last: 2199 }

function parseDateField(text: string | undefined, field: string): CalendarDate {
  if (text === undefined) throw invalidFields({ [field]: 'field_required' })
  const year = Number(text.slice(0, 4))
  if (year < years.first || year > years.last) throw invalidFields({ [field]: 'field_invalid' })
  return parseDate(text)
}
