import type { Dashboard } from '@sightline/api-client'
import type { SelectedBuckets } from '@sightline/ui/charts'
import { dayAt, type Period } from '../query/range.ts'

/** The days of the selected buckets: from the first instant of the first to the last instant of the last. */
export function periodOfBuckets({ range, series }: Dashboard, { start, lastStart }: SelectedBuckets): Period {
  const last = series.findIndex((bucket) => bucket.start === lastStart)
  return { range: 'custom', ...daysBetween(start, series[last + 1]?.start ?? range.to, range.time_zone) }
}

/** An instant that ends a range, where it is within a day; null where a day ends with it. */
export const endWithinDay = (to: string, timeZone: string): string | null =>
  dayAt(new Date(to), timeZone) === dayAt(new Date(Date.parse(to) - 1), timeZone) ? to : null

/** The first and the last day between two instants, the second one excluded. */
export function daysBetween(from: string, to: string, timeZone: string): { from: string; to: string } {
  const first = new Date(from)
  return {
    from: dayAt(first, timeZone),
    to: dayAt(new Date(Math.max(first.getTime(), Date.parse(to) - 1)), timeZone),
  }
}
