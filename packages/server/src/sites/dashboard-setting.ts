import {
  furtherMetrics,
  type Comparison,
  type DashboardSetting,
  type FurtherMetric,
  type Interval,
  type Range,
} from '@sightline/api-client/contract'

interface Choice {
  range?: Range | undefined
  interval?: Interval | undefined
  compare?: Comparison | undefined
  metrics?: FurtherMetric[] | undefined
}

/** Whether a query names neither range nor interval nor comparison, so that what the person has chosen before applies. */
export const isWithoutChoice = ({ range, interval, compare }: Choice): boolean =>
  range === undefined && interval === undefined && compare === undefined

/**
 * What a person has chosen on a dashboard, as a query names it; undefined where they have chosen neither range nor comparison nor cards.
 * @param metrics The metrics that the query names itself.
 */
export function choiceOf(
  { range, interval, compare, cards }: DashboardSetting,
  metrics: FurtherMetric[] | undefined,
): Choice | undefined {
  if (range === null && compare === null && cards === null) return undefined
  const ofCards = furtherMetrics.filter((metric) => cards?.includes(metric))
  return {
    ...(range !== null && { range, ...(interval !== null && { interval }) }),
    ...(compare !== 'none' && { compare: compare ?? 'previous' }),
    ...(metrics === undefined && ofCards.length > 0 && { metrics: ofCards }),
  }
}
