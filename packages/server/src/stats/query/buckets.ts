import { maxPoints } from '@sightline/api-client/contract'
import { fromAbsolute } from '@internationalized/date'
import { invalidFields } from '../../errors.ts'
import { dayAt, startOfDay, startOfWeekOf } from './calendar.ts'
import { isFarTooFine } from './intervals.ts'
import type { Period } from './period.ts'

export interface Bucket {
  /** The first instant, in milliseconds since 1970. */
  start: number
  /** Whether the range begins or ends within the bucket; a range that still runs ends now. */
  partial: boolean
}

const MINUTE_MS = 60 * 1000
const HOUR_MS = 60 * MINUTE_MS

type BucketedRange = Pick<Period, 'from' | 'to' | 'timeZone' | 'weekStart' | 'interval'>

/**
 * The buckets of a period, in order of time. Where the period begins within a bucket, the first one begins with the period.
 * @throws {ApiError} too_many_points where there would be more than `maxPoints`
 */
export function bucketsOf(period: BucketedRange): Bucket[] {
  const buckets = bucketsIfFew(period)
  if (buckets === undefined) throw invalidFields({ interval: 'too_many_points' })
  return buckets
}

/** The same; undefined where there would be more than `maxPoints`. */
export function bucketsIfFew(period: BucketedRange): Bucket[] | undefined {
  const { from, to, interval } = period
  if (isFarTooFine(to - from, interval)) return undefined
  const buckets: Bucket[] = []
  let [start, next] = bucketBorders(period)
  for (;;) {
    const end = next()
    // In a time zone that skips a whole day, that date and the next one begin at the same instant: the empty bucket is
    // left out.
    if (end > start) {
      if (end > from) buckets.push({ start: Math.max(start, from), partial: start < from || end > to })
      if (end >= to && end > from) break
    }
    start = end
  }
  return buckets.length > maxPoints ? undefined : buckets
}

/**
 * The start of the bucket in which the range begins, and a function that returns the end of the next bucket at each
 * call.
 */
function bucketBorders({ from, timeZone, weekStart, interval }: BucketedRange): [number, () => number] {
  switch (interval) {
    case 'minute':
      return bordersFrom(from - (from % MINUTE_MS), (start) => start + MINUTE_MS)
    case 'hour':
      return bordersFrom(startOfHour(from, timeZone), (start) => nextHour(start, timeZone))
    case 'day':
    case 'week':
    case 'month': {
      const day = dayAt(from, timeZone)
      const first = interval === 'day' ? day : interval === 'week' ? startOfWeekOf(day, weekStart) : day.set({ day: 1 })
      let count = 0
      return [startOfDay(first, timeZone), () => startOfDay(first.add({ [`${interval}s`]: (count += 1) }), timeZone)]
    }
  }
}

/** Borders of buckets, each of which follows from the one before. */
function bordersFrom(first: number, borderAfter: (start: number) => number): [number, () => number] {
  let border = first
  return [first, () => (border = borderAfter(border))]
}

/**
 * The start of the hour on the local clock: where a zone is half an hour off UTC, its hours begin at half past in UTC.
 */
const startOfHour = (instant: number, timeZone: string): number => instant - sinceHour(instant, timeZone)

/** The milliseconds since the local hour began. */
function sinceHour(instant: number, timeZone: string): number {
  const { minute, second, millisecond } = fromAbsolute(instant, timeZone)
  return minute * MINUTE_MS + second * 1000 + millisecond
}

/**
 * The start of the next local hour. Where the clock changes by half an hour, one hour lasts half an hour or one and a
 * half.
 */
function nextHour(start: number, timeZone: string): number {
  const next = start + HOUR_MS
  const beyond = sinceHour(next, timeZone)
  if (beyond === 0) return next
  const whole = next - beyond
  if (whole > start && sinceHour(whole, timeZone) === 0) return whole
  const isOtherHour = fromAbsolute(next, timeZone).hour !== fromAbsolute(start, timeZone).hour
  return isOtherHour ? next : next + HOUR_MS - beyond
}
