import { forecastLimits, type forecastObstacles } from '@sightline/api-client/contract'
const { historyDays: DAYS, perDay: PER_DAY } = forecastLimits

/** What a history lacks. `missing` counts whole days, or what a day lacks on average, rounded up. */
export interface Shortage {
  reason: (typeof forecastObstacles)[number]
  missing: number
}

/** Why nothing can be said from these days; undefined when they suffice. The average is that of the last ones that are needed. */
export function shortageOf(history: readonly number[]): Shortage | undefined {
  if (history.length < DAYS) return { reason: 'too_short', missing: DAYS - history.length }
  const shortfall = DAYS * PER_DAY - history.slice(-DAYS).reduce((sum, count) => sum + count, 0)
  return shortfall > 0 ? { reason: 'too_little', missing: Math.ceil(shortfall / DAYS) } : undefined
}
