import type { Comparison, DashboardSetting, Interval, Range } from '@sightline/api-client/contract'

interface Choice {
  range?: Range | undefined
  interval?: Interval | undefined
  compare?: Comparison | undefined
}

/** Whether a query names neither range nor interval nor comparison, so that what the person has chosen before applies. */
export const isWithoutChoice = ({ range, interval, compare }: Choice): boolean =>
  range === undefined && interval === undefined && compare === undefined

/** What a person has chosen on a dashboard, as a query names it; undefined where they have chosen neither range nor comparison. */
export function choiceOf({ range, interval, compare }: DashboardSetting): Choice | undefined {
  if (range === null && compare === null) return undefined
  return {
    ...(range !== null && { range, ...(interval !== null && { interval }) }),
    ...(compare !== 'none' && { compare: compare ?? 'previous' }),
  }
}
