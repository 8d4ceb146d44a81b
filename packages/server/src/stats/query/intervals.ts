import { maxPoints, type Interval } from '@sightline/api-client/contract'

/** The default interval for a range of a number of days. */
export function defaultInterval(days: number): Interval {
  if (days <= 2) return 'hour'
  if (days <= 90) return 'day'
  return days <= 366 ? 'week' : 'month'
}

const MINUTE_MS = 60 * 1000
const HOUR_MS = 60 * MINUTE_MS
const DAY_MS = 24 * HOUR_MS
const about = { minute: MINUTE_MS, hour: HOUR_MS, day: DAY_MS, week: 7 * DAY_MS, month: 30 * DAY_MS } as const

/** Whether an interval would make more buckets than a series may have, about. */
export const isTooFine = (days: number, interval: Interval): boolean => (days * DAY_MS) / about[interval] > maxPoints

/** Whether an interval would make far too many buckets; checked before any is computed. */
export const isFarTooFine = (lengthMs: number, interval: Interval): boolean =>
  lengthMs / about[interval] > maxPoints * 1.5
