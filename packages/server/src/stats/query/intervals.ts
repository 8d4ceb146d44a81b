import { maxPoints, type Interval } from '@sightline/api-client/contract'

/** The length of the buckets of a range of so many days, where none is chosen. */
export function defaultInterval(days: number): Interval {
  if (days <= 2) return 'hour'
  if (days <= 90) return 'day'
  return days <= 366 ? 'week' : 'month'
}

const MINUTE_MS = 60 * 1000
const HOUR_MS = 60 * MINUTE_MS
const DAY_MS = 24 * HOUR_MS
const about = { minute: MINUTE_MS, hour: HOUR_MS, day: DAY_MS, week: 7 * DAY_MS, month: 30 * DAY_MS } as const

/** Whether there are clearly too many points, before any is worked out. */
export const isFarTooFine = (lengthMs: number, interval: Interval): boolean =>
  lengthMs / about[interval] > maxPoints * 1.5
