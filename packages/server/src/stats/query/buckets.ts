import { maxPoints } from '@sightline/api-client/contract'
import { fromAbsolute } from '@internationalized/date'
import { invalidFields } from '../../errors.ts'
import { dayAt, startOfDay, startOfWeekOf } from './calendar.ts'
import { isFarTooFine } from './intervals.ts'
import type { Period } from './period.ts'

export interface Bucket {
  start: number
  /** Cut by the range or by the present. */
  partial: boolean
}

const MINUTE_MS = 60 * 1000
const HOUR_MS = 60 * MINUTE_MS

type BucketedRange = Pick<Period, 'from' | 'to' | 'timeZone' | 'weekStart' | 'interval'>

/** The buckets of a period, in order; the first begins with the range. @throws {ApiError} where they are too many */
export function bucketsOf(period: BucketedRange): Bucket[] {
  const { from, to, interval } = period
  if (isFarTooFine(to - from, interval)) throw invalidFields({ interval: 'too_many_points' })
  const buckets: Bucket[] = []
  let [start, next] = firstBorders(period)
  for (;;) {
    const end = next()
    // A zone that skips a whole day has two dates with one first instant.
    if (end > start) {
      if (end > from) buckets.push({ start: Math.max(start, from), partial: start < from || end > to })
      if (end >= to && end > from) break
    }
    start = end
  }
  if (buckets.length > maxPoints) throw invalidFields({ interval: 'too_many_points' })
  return buckets
}

/** Where the bucket begins that the range begins in, and what tells the end of that one and each after it. */
function firstBorders({ from, timeZone, weekStart, interval }: BucketedRange): [number, () => number] {
  switch (interval) {
    case 'minute':
      return counting(from - (from % MINUTE_MS), (start) => start + MINUTE_MS)
    case 'hour':
      return counting(startOfHour(from, timeZone), (start) => nextHour(start, timeZone))
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

function counting(first: number, after: (start: number) => number): [number, () => number] {
  let border = first
  return [first, () => (border = after(border))]
}

/** Hours of the local clock: in a zone of half an hour they begin at half past in UTC. */
const startOfHour = (instant: number, timeZone: string): number => instant - sinceHour(instant, timeZone)

function sinceHour(instant: number, timeZone: string): number {
  const { minute, second, millisecond } = fromAbsolute(instant, timeZone)
  return minute * MINUTE_MS + second * 1000 + millisecond
}

/** A clock change by half an hour makes an hour of one and a half, or one of half. */
function nextHour(start: number, timeZone: string): number {
  const next = start + HOUR_MS
  const beyond = sinceHour(next, timeZone)
  if (beyond === 0) return next
  const whole = next - beyond
  if (whole > start && sinceHour(whole, timeZone) === 0) return whole
  const isOtherHour = fromAbsolute(next, timeZone).hour !== fromAbsolute(start, timeZone).hour
  return isOtherHour ? next : next + HOUR_MS - beyond
}
