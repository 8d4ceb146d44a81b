/** The start and the length of a bar, in percent of the scale. */
export interface BarPlace {
  from: number
  size: number
}

/** The positions of the bars in drawing order: the start value, each step, the end value. */
export function placesOf(start: number, steps: readonly number[], end: number): BarPlace[] {
  let level = start
  const spans: [number, number][] = steps.map((step) => {
    const before = level
    level += step
    return [before, level]
  })
  const all: [number, number][] = [[0, start], ...spans, [0, end]]
  const lowest = Math.min(0, ...all.flat())
  const scale = Math.max(...all.flat()) - lowest
  return all.map(([one, other]) => ({
    from: scale === 0 ? 0 : (100 * (Math.min(one, other) - lowest)) / scale,
    size: scale === 0 ? 0 : (100 * Math.abs(other - one)) / scale,
  }))
}
