import type { Band } from './interval.ts'

const WEEK = 7
const WEEKS = 8
/** The number of standard deviations within which 80 % of a normal distribution lie. */
const DEVIATIONS = 1.2816

/** The bands of a random walk from week to week: they grow with the square root of the weeks ahead. */
export function naiveBands(history: readonly number[], horizon: number): Band[] {
  const logs = history.slice(-(WEEKS + 1) * WEEK).map((count) => Math.log1p(count))
  const steps = logs.slice(WEEK).map((log, day) => log - (logs[day] ?? log))
  const deviation = Math.sqrt(steps.reduce((sum, step) => sum + step * step, 0) / Math.max(steps.length, 1))
  return Array.from({ length: Math.ceil(horizon / WEEK) }, (_, week) => {
    const width = DEVIATIONS * deviation * Math.sqrt(week + 1)
    return { lower: -width, upper: width }
  })
}
