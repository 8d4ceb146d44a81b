/** The number of steps besides the one for no visits. */
const steps = 5

/**
 * The step of a value, 0 to 5: none for 0, and else the fifth of all values above 0 that it belongs to. The largest is always in
 * the last one, and equal values are in the same.
 */
export function stepOf(value: number, values: readonly number[]): number {
  if (value <= 0) return 0
  const known = values.filter((other) => other > 0)
  const notAbove = known.filter((other) => other <= value).length
  return Math.max(1, Math.min(steps, Math.ceil((steps * notAbove) / Math.max(1, known.length))))
}
