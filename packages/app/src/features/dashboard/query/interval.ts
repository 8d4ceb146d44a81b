import { intervals, maxPoints, type Interval } from '@sightline/api-client'
import { lengthOf, type Period } from './range.ts'

/** Days in a bucket: the shortest month counts, and a day may have 25 hours. */
const daysOf: Record<Interval, number> = { minute: 1 / 1500, hour: 1 / 25, day: 1, week: 7, month: 28 }

/** The buckets that a period can be shown in: at least two of them, and no more than a series may have. */
export const intervalsFor = (period: Period): Interval[] =>
  choicesFor(period).flatMap(({ interval, isPossible }) => (isPossible ? [interval] : []))

/** The buckets that a period has at least two of, and whether a series may have so many. */
export function choicesFor(period: Period): { interval: Interval; isPossible: boolean }[] {
  if (period.range === 'realtime') return [{ interval: 'minute', isPossible: true }]
  const days = lengthOf(period)
  return intervals
    .filter((interval) => interval !== 'minute' && days / daysOf[interval] >= 2)
    .map((interval) => ({ interval, isPossible: days / daysOf[interval] <= maxPoints }))
}
