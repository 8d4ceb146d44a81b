import { dayIn, daysOf, todayIn, type DateRange, type WeekStart } from './dateRange.ts'
import { timeZoneOf } from '../../../timeZoneOf.ts'
import { knownRange } from './knownRange.ts'
import { timeTexts } from './timeTexts.ts'

export interface RangeCalendar {
  /** The time zone of the days, as an IANA name. */
  timeZone: string
  /**
   * The first day of the week.
   * @default 'monday'
   */
  weekStart?: WeekStart | undefined
  /** The first day of `all`, as `2026-01-31`. */
  firstDay?: string | undefined
  /**
   * The present time.
   * @default the clock
   */
  now?: Date | undefined
}

/**
 * Resolves a range to its first and last day as `2026-01-31`, or to its first and last minute as `2026-01-31T08:30`
 * where it has times; both are included. Null for `realtime`, which is a matter of minutes, for `all` without a first day, and for invalid days.
 */
export function resolveRange(
  given: DateRange,
  { timeZone, weekStart = 'monday', firstDay, now = new Date() }: RangeCalendar,
): { from: string; to: string } | null {
  const value = knownRange(given, 'resolveRange')
  const calendar = {
    today: todayIn(timeZoneOf(timeZone, 'resolveRange'), now),
    weekStart,
    firstDay: firstDay === undefined ? null : dayIn(firstDay),
  }
  const days = value === undefined ? null : daysOf(value, calendar)
  if (value === undefined || days === null) return null
  const times = timeTexts(value)
  const end = (name: 'first' | 'last') =>
    times === null ? days[name].toString() : `${days[name].toString()}T${times[name]}`
  return { from: end('first'), to: end('last') }
}
