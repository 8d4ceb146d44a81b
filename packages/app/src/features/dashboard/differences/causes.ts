import { differenceCauses, type DifferenceCause } from '@sightline/api-client'
import type { Differences } from './useDifferences.ts'

/** The causes of a difference by their parts, the largest first; the unexplained rest comes last. */
export function causesOf({ causes }: Differences['total']): { cause: DifferenceCause; value: number }[] {
  return differenceCauses
    .flatMap((cause) => {
      const value = causes[cause] ?? 0
      return value === 0 ? [] : [{ cause, value }]
    })
    .toSorted(
      (one, other) =>
        Number(one.cause === 'unexplained') - Number(other.cause === 'unexplained') ||
        Math.abs(other.value) - Math.abs(one.value),
    )
}

/**
 * The difference of Google’s value from ours: for rates in percentage points, for other metrics in percent of ours;
 * null where there is nothing to compare.
 */
export function differenceOf({
  metric,
  total: { ours, google },
}: Pick<Differences, 'metric' | 'total'>): number | null {
  if (metric === 'bounce_rate') return google - ours
  return ours === 0 ? null : (100 * (google - ours)) / ours
}
