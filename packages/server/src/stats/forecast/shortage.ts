const DAYS = 28
const PER_DAY = 20

/** What a history lacks. `missing` counts whole days, or what a day lacks on average, rounded up. */
export interface Shortage {
  reason: 'too_short' | 'too_little'
  missing: number
}

/** Why nothing can be said from these days; undefined when they suffice. The average is that of the last 28 days. */
export function shortageOf(history: readonly number[]): Shortage | undefined {
  if (history.length < DAYS) return { reason: 'too_short', missing: DAYS - history.length }
  const shortfall = DAYS * PER_DAY - history.slice(-DAYS).reduce((sum, count) => sum + count, 0)
  return shortfall > 0 ? { reason: 'too_little', missing: Math.ceil(shortfall / DAYS) } : undefined
}
