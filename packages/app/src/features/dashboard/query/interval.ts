import { intervals, maxPoints, type Interval } from '@sightline/api-client'
import { lengthOf, type Period } from './range.ts'

/** The days of a bucket at least: the shortest month counts, and a day may have 25 hours. */
const daysOf: Record<Interval, number> = { minute: 1 / 1500, hour: 1 / 25, day: 1, week: 7, month: 28 }

/**
 * The intervals in which a period can be shown: with at least two buckets, and no more than a series may have. All time has any: the
 * service leaves out one that it has outgrown.
 */
export const intervalsFor = (period: Period): Interval[] =>
  period.range === 'all'
    ? intervals.filter((interval) => interval !== 'minute')
    : choicesFor(period).flatMap(({ interval, isPossible }) => (isPossible ? [interval] : []))

/**
 * The intervals of which a period has at least two, and whether a series may have as many buckets.
 * @param days The number of days of the period, where it is known.
 */
export function choicesFor(period: Period, days = lengthOf(period)): { interval: Interval; isPossible: boolean }[] {
  if (period.range === 'realtime') return [{ interval: 'minute', isPossible: true }]
  return intervals
    .filter((interval) => interval !== 'minute' && days / daysOf[interval] >= 2)
    .map((interval) => ({ interval, isPossible: days / daysOf[interval] <= maxPoints }))
}
