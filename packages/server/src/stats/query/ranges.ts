import { CalendarDate, parseDate } from '@internationalized/date'
import {
  relativeRangeIn,
  type Interval,
  type Range,
  type RelativeRangeName,
  type WeekStart,
} from '@sightline/api-client/contract'
import { invalidFields } from '../../errors.ts'
import { countDays, dayAt, startOfDay, startOfWeekOf } from './calendar.ts'
import { defaultInterval, isTooFine } from './intervals.ts'
import type { Period } from './period.ts'

/** The options of a range beside its name. */
export interface RangeOptions {
  /** The days of a `custom` range, as `2026-01-31`, both included. */
  from?: string | undefined
  to?: string | undefined
  /** The instant of the first event, for `all`; without one that range is today. */
  since?: number | undefined
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
  const [first, last] = daysOf(name, today, { ...options, timeZone })
  const from = startOfDay(first, timeZone)
  const to = Math.max(from, Math.min(startOfDay(last.add({ days: 1 }), timeZone), now))
  const days = countDays(first, last)
  // All time gets longer each day, and an interval that was chosen for it stays possible.
  const isOutgrown = name === 'all' && options.interval !== undefined && isTooFine(days, options.interval)
  const interval = (isOutgrown ? undefined : options.interval) ?? defaultInterval(days)
  return { name, from, to, timeZone, weekStart, interval, first, last }
}

/** The first and the last day of a range. */
function daysOf(
  name: Exclude<Range, 'realtime'>,
  today: CalendarDate,
  options: RangeOptions & { timeZone: string },
): [CalendarDate, CalendarDate] {
  const yesterday = today.subtract({ days: 1 })
  switch (name) {
    case 'today':
      return [today, today]
    case 'yesterday':
      return [yesterday, yesterday]
    case 'week':
      return [startOfWeekOf(today, options.weekStart ?? 'monday'), today]
    case 'month':
      return [today.set({ day: 1 }), today]
    case 'year':
      return [today.set({ month: 1, day: 1 }), today]
    case 'last_month':
      return monthsBefore(today, 1)
    case 'all': {
      const first = options.since === undefined ? today : dayAt(options.since, options.timeZone)
      // An event may carry a time ahead of ours.
      return [first.compare(today) > 0 ? today : first, today]
    }
    case 'custom':
      return parseDateRangeFields(options.from, options.to, ['from', 'to'], today)
    default:
      return relativeDays(name, today)
  }
}

/** The last whole days, weeks or months. */
function relativeDays(name: RelativeRangeName, today: CalendarDate): [CalendarDate, CalendarDate] {
  const { count, unit } = relativeRangeIn(name)
  if (unit === 'mo') return monthsBefore(today, count)
  return [today.subtract({ days: unit === 'w' ? 7 * count : count }), today.subtract({ days: 1 })]
}

/** The whole months before the one of a day, at the earliest from where the tables begin. */
function monthsBefore(day: CalendarDate, count: number): [CalendarDate, CalendarDate] {
  const next = day.set({ day: 1 })
  const first = next.subtract({ months: count })
  return [first.year < years.first ? new CalendarDate(years.first, 1, 1) : first, next.subtract({ days: 1 })]
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
