import { toCalendarDateTime, toZoned, Time, type CalendarDate } from '@internationalized/date'
import { reportHour, type ReportRhythm, type WeekStart } from '@sightline/api-client/contract'
import { dayAt, startOfWeekOf } from '../stats/query/calendar.ts'

/** The settings that determine the days of a site. */
export interface SiteDays {
  time_zone: string
  week_start: WeekStart
}

/** The time of the next report after `now`: in the morning of the first day of the site's next week or month. */
export function nextReportAt(rhythm: ReportRhythm, { time_zone, week_start }: SiteDays, now: Date): Date {
  const today = dayAt(now.getTime(), time_zone)
  const first = rhythm === 'weekly' ? startOfWeekOf(today, week_start) : today.set({ day: 1 })
  const due = dueOn(first, time_zone)
  if (due > now) return due
  return dueOn(first.add(rhythm === 'weekly' ? { weeks: 1 } : { months: 1 }), time_zone)
}

const dueOn = (day: CalendarDate, timeZone: string): Date =>
  toZoned(toCalendarDateTime(day, new Time(reportHour)), timeZone).toDate()

/** The day after the latest scheduled report. */
export function reportEnd(rhythm: ReportRhythm, { time_zone, week_start }: SiteDays, now: Date): CalendarDate {
  const today = dayAt(now.getTime(), time_zone)
  return rhythm === 'weekly' ? startOfWeekOf(today, week_start) : today.set({ day: 1 })
}

/** The days of a report, both included. @param end The day after the last one. */
export const reportDays = (rhythm: ReportRhythm, end: CalendarDate): { first: CalendarDate; last: CalendarDate } => ({
  first: end.subtract(rhythm === 'weekly' ? { weeks: 1 } : { months: 1 }),
  last: end.subtract({ days: 1 }),
})
