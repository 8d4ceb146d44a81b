import { forecastLimits, type forecastObstacles } from '@sightline/api-client/contract'
const { historyDays: DAYS, perDay: PER_DAY } = forecastLimits

/** The days that a history lacks. `missing` counts whole days, or the missing visits of an average day, rounded up. */
export interface MissingHistory {
  reason: (typeof forecastObstacles)[number]
  missing: number
}

/**
 * The reason why no forecast can be made from these days; undefined when they suffice. The average is that of the last
 * days that are needed.
 */
export function missingHistory(history: readonly number[]): MissingHistory | undefined {
  if (history.length < DAYS) return { reason: 'too_short', missing: DAYS - history.length }
  const shortfall = DAYS * PER_DAY - history.slice(-DAYS).reduce((sum, count) => sum + count, 0)
  return shortfall > 0 ? { reason: 'too_little', missing: Math.ceil(shortfall / DAYS) } : undefined
}
