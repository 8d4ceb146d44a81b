import { listOf, oneOf } from '../../theme/wrongProps.ts'
import type { BucketInterval } from '../../format/date.ts'
import { inDevelopment, warnOnce } from '../../theme/warnOnce.ts'
import type { TrendComparison, TrendSecondMetric, Unit } from './TrendChart.types.ts'

// What a page passes to a chart with lines, with a default in place of what a chart cannot draw.

const units = { count: 0, mean: 0, percent: 0, duration: 0, money: 0 } as const satisfies Record<Unit, 0>

export const unitOf = (unit: Unit | undefined, component: string, prop = 'unit'): Unit =>
  oneOf(unit ?? 'count', units, `${component}: ${prop}`)

const intervals = { day: 0, minute: 0, hour: 0, week: 0, month: 0 } as const satisfies Record<BucketInterval, 0>

export const intervalOf = (interval: BucketInterval, component: string): BucketInterval =>
  oneOf(interval, intervals, `${component}: interval`)

/** @param what one of them is called */
export function bucketsOf<Bucket extends { start: string }>(
  buckets: readonly Bucket[] | undefined,
  [component, prop, what]: readonly [component: string, prop: string, what: string],
): readonly Bucket[] {
  const list = listOf(buckets, component, prop)
  inDevelopment(() => {
    const wrong = list.find(({ start }) => Number.isNaN(new Date(start).getTime()))
    if (wrong !== undefined)
      warnOnce(
        `${component}: start="${wrong.start}" of a ${what} is no instant in ISO 8601 such as "2026-11-20T08:00:00Z".`,
      )
  })
  return list
}

export const comparisonOf = (comparison: TrendComparison | undefined, component: string): TrendComparison | undefined =>
  comparison && { ...comparison, points: bucketsOf(comparison.points, [component, 'comparison.points', 'point']) }

export const secondOf = (second: TrendSecondMetric | undefined, component: string): TrendSecondMetric | undefined =>
  second && {
    ...second,
    unit: unitOf(second.unit, component, 'second.unit'),
    points: bucketsOf(second.points, [component, 'second.points', 'point']),
  }
