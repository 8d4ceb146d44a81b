import { fromAbsolute, startOfWeek, toCalendarDate, toZoned, type CalendarDate } from '@internationalized/date'
import type { WeekStart } from '@sightline/api-client/contract'

const firstDays = { monday: 'mon', saturday: 'sat', sunday: 'sun' } as const

export const dayAt = (instant: number, timeZone: string): CalendarDate =>
  toCalendarDate(fromAbsolute(instant, timeZone))

/** The first instant of a local day, even where midnight does not exist or occurs twice. */
export const startOfDay = (day: CalendarDate, timeZone: string): number => toZoned(day, timeZone).toDate().getTime()

export const startOfWeekOf = (day: CalendarDate, weekStart: WeekStart): CalendarDate =>
  startOfWeek(day, 'en', firstDays[weekStart])

/** The number of days from the first to the last, both included. */
export const countDays = (first: CalendarDate, last: CalendarDate): number => last.compare(first) + 1
