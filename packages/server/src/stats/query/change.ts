import { isRate, type Metric } from '@sightline/api-client/contract'
import type { MetricValues } from '../metric-values.ts'

type Differences = Partial<Record<Metric, number | null>>

export interface Change {
  change: Differences
  points: Differences
}

/** The changes of metric values against the range before. */
export function changeOf(now: MetricValues, before: MetricValues): Change {
  const metrics = Object.keys(now) as Metric[]
  const compare = (metric: Metric, difference: (now: number, before: number) => number) => {
    const [after, earlier] = [now[metric] ?? null, before[metric] ?? null]
    return [metric, after === null || earlier === null ? null : difference(after, earlier)]
  }
  return {
    change: Object.fromEntries(metrics.map((metric) => compare(metric, percentOf))) as Differences,
    points: Object.fromEntries(
      metrics.filter(isRate).map((metric) => compare(metric, (after, earlier) => after - earlier)),
    ) as Differences,
  }
}

/** The change in percent; from 0 to any number it is 100, from 0 to 0 it is 0. */
function percentOf(now: number, before: number): number {
  if (before === 0) return now === 0 ? 0 : 100
  return ((now - before) / Math.abs(before)) * 100
}
