/** The number of steps besides the one for no visits. */
const steps = 5

/**
 * The colour step of a value, 0 to 5: 0 for no visitors, otherwise the quintile of the value among all values above 0.
 * The largest value is always in step 5, and equal values share a step.
 */
export function stepOf(value: number, values: readonly number[]): number {
  if (value <= 0) return 0
  const known = values.filter((other) => other > 0)
  const notAbove = known.filter((other) => other <= value).length
  return Math.max(1, Math.min(steps, Math.ceil((steps * notAbove) / Math.max(1, known.length))))
}
