import { fromAbsolute, parseDate } from '@internationalized/date'
import type { Interval } from '@sightline/api-client/contract'
import type { FilterExpression, ReportRequest } from '../../google/report-types.ts'
import { countDays, dayAt, startOfDay } from '../query/calendar.ts'
import { anyOf, isOneOf } from './google-filters.ts'

type DateRange = ReportRequest['dateRanges'][number]

/** Google knows nothing before. */
export const FIRST_DAY = '2015-08-14'
const HOUR_MS = 60 * 60 * 1000

interface Instants {
  from: number
  to: number
  /** In which the days of the range are told. */
  timeZone: string
}

/** The days that a range touches; undefined where none is left. The property's days have the same names. */
export function dateRangeOf({ from, to, timeZone }: Instants): DateRange | undefined {
  if (to <= from) return undefined
  const [first, last] = [from, to - 1].map((instant) => dayAt(instant, timeZone).toString())
  if (first === undefined || last === undefined || last < FIRST_DAY) return undefined
  return { startDate: first < FIRST_DAY ? FIRST_DAY : first, endDate: last }
}

/**
 * What leaves out the hours of the first and the last day that are not in a range; undefined where both are whole, or the
 * last one runs still, `no_hour` where the property's day has not begun. An hour that has begun is in it. Hours are those of the property's clock at these instants.
 */
export function hoursFilterOf(
  range: Instants,
  propertyZone: string,
  now: number,
): FilterExpression | 'no_hour' | undefined {
  const { from, to, timeZone } = range
  const first = dayAt(from, timeZone)
  const last = dayAt(to - 1, timeZone)
  const isFirstCut = startOfDay(first, timeZone) < from
  // Where the present hour is the last one there is nothing behind it to leave out.
  const isRunning = hourKey(to - 1, propertyZone) === hourKey(now, propertyZone)
  const isLastCut = startOfDay(last.add({ days: 1 }), timeZone) > to && to < now && !isRunning
  if (!isFirstCut && !isLastCut) return undefined
  const days = Array.from({ length: countDays(first, last) }, (_, index) => first.add({ days: index }))
  const isCut = (index: number) => (isFirstCut && index === 0) || (isLastCut && index === days.length - 1)
  const whole = days.filter((_day, index) => !isCut(index))
  const hours = days.flatMap((day, index) => {
    if (!isCut(index)) return []
    const [start, end] = [startOfDay(day, propertyZone), startOfDay(day.add({ days: 1 }), propertyZone)]
    const begin = isFirstCut && index === 0 ? Math.max(start, from) : start
    return hoursBetween(begin, isLastCut && index === days.length - 1 ? Math.min(end, to) : end, propertyZone)
  })
  if (whole.length === 0 && hours.length === 0) return 'no_hour'
  return anyOf([
    ...(whole.length > 0
      ? [
          isOneOf(
            'date',
            whole.map((day) => compact(day.toString())),
          ),
        ]
      : []),
    ...(hours.length > 0 ? [isOneOf('dateHour', [...new Set(hours)])] : []),
  ])
}

function hoursBetween(from: number, to: number, timeZone: string): string[] {
  const hours: string[] = []
  for (let at = from; at < to; at += HOUR_MS) hours.push(hourKey(at, timeZone))
  return hours
}

/** The dimension whose values are the buckets; undefined where each bucket is a range of dates of its own. */
export const bucketDimension = (interval: Interval): 'date' | 'dateHour' | undefined =>
  interval === 'day' ? 'date' : interval === 'hour' ? 'dateHour' : undefined

/** The value of that dimension for a bucket. */
export const bucketKey = (start: number, interval: Interval, timeZone: string): string =>
  interval === 'hour' ? hourKey(start, timeZone) : compact(dayAt(start, timeZone).toString())

function hourKey(instant: number, timeZone: string): string {
  const { hour } = fromAbsolute(instant, timeZone)
  return `${compact(dayAt(instant, timeZone).toString())}${String(hour).padStart(2, '0')}`
}

/** The first instant of a date as Google writes it, `20260131`. */
export const startOfDateKey = (key: string, timeZone: string): number =>
  startOfDay(parseDate(key.replace(/^(\d{4})(\d{2})(\d{2})$/, '$1-$2-$3')), timeZone)

const compact = (date: string): string => date.replaceAll('-', '')
