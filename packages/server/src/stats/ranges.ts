import { fromAbsolute, toCalendarDate, toZoned, type CalendarDate } from '@internationalized/date'
import type { Interval, Range } from '@sightline/api-client/contract'

/** A range resolved to instants, in milliseconds since 1970: from … before to. */
export interface Period {
  name: Range
  from: number
  to: number
  timeZone: string
  interval: Interval
}

export interface Bucket {
  start: number
  /** Cut by the range or by the present. */
  partial: boolean
}

const HOUR_MS = 60 * 60 * 1000
const wholeDays = { '7d': 7, '28d': 28, '30d': 30, '90d': 90 } as const

/** Days begin at the site's local midnight; where a clock change skips it, at the first instant of that day. */
export function resolveRange(name: Range, timeZone: string, now: number): Period {
  const today = toCalendarDate(fromAbsolute(now, timeZone))
  const midnight = (date: CalendarDate) => toZoned(date, timeZone).toDate().getTime()
  const between = (first: CalendarDate, after: CalendarDate, interval: Interval): Period => ({
    name,
    from: midnight(first),
    to: midnight(after),
    timeZone,
    interval,
  })
  switch (name) {
    case 'today':
      return { name, from: midnight(today), to: now, timeZone, interval: 'hour' }
    case 'yesterday':
      return between(today.subtract({ days: 1 }), today, 'hour')
    case '7d':
    case '28d':
    case '30d':
    case '90d':
      return between(today.subtract({ days: wholeDays[name] }), today, 'day')
  }
}

/** The starts of the buckets of a period, in order. The first may be cut by the range, the last by the present. */
export function bucketsOf({ from, to, timeZone, interval }: Period, now: number): Bucket[] {
  const starts = interval === 'hour' ? hourStarts(from, to, timeZone) : dayStarts(from, to, timeZone)
  return starts.map((start, index) => ({
    start: Math.max(start, from),
    partial: start < from || (index === starts.length - 1 && to === now),
  }))
}

/** Hours of the local clock: in a zone of half an hour they begin at half past in UTC. */
function hourStarts(from: number, to: number, timeZone: string): number[] {
  const starts: number[] = []
  for (let start = startOfHour(from, timeZone); start < Math.max(to, from + 1);) {
    starts.push(start)
    // A clock change by half an hour moves the grid: the next hour of the local clock is found anew.
    const next = startOfHour(start + HOUR_MS, timeZone)
    start = next > start ? next : start + HOUR_MS
  }
  return starts
}

function startOfHour(instant: number, timeZone: string): number {
  const local = fromAbsolute(instant, timeZone)
  return instant - ((local.minute * 60 + local.second) * 1000 + local.millisecond)
}

function dayStarts(from: number, to: number, timeZone: string): number[] {
  const starts: number[] = []
  let date = toCalendarDate(fromAbsolute(from, timeZone))
  for (;;) {
    const start = toZoned(date, timeZone).toDate().getTime()
    if (start >= to) return starts
    // A zone that skips a whole day has two dates with one first instant.
    if (start !== starts.at(-1)) starts.push(start)
    date = date.add({ days: 1 })
  }
}
