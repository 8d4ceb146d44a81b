interface Point {
  x: number
  y: number
}

/**
 * Points of the values inside a box, with the smallest value at the bottom and the largest at the top; null for each
 * missing value.
 */
export function pointsOf(
  values: readonly (number | null)[],
  width: number,
  height: number,
  inset: number,
): (Point | null)[] {
  const known = values.filter((value) => value !== null)
  const lowest = Math.min(...known)
  const span = Math.max(...known) - lowest
  const room = height - 2 * inset
  const step = values.length > 1 ? width / (values.length - 1) : 0
  return values.map((value, index) =>
    value === null
      ? null
      : // A constant line runs along the bottom if its value is 0, otherwise through the middle.
        {
          x: step * index,
          y: inset + (span === 0 ? (lowest === 0 ? room : room / 2) : room * (1 - (value - lowest) / span)),
        },
  )
}

interface Bar extends Point {
  width: number
  height: number
}

/** The share of its slot that a bar takes. */
const barShare = 0.8

/**
 * Bars of the values inside a box, the largest as high as the box. A value of 0 is drawn as a thin line, to tell it
 * from a missing value.
 */
export function barsOf(values: readonly (number | null)[], width: number, height: number): Bar[] {
  const largest = Math.max(1, ...values.map((value) => value ?? 0))
  const place = width / Math.max(1, values.length)
  return values.flatMap((value, index) => {
    if (value === null) return []
    const size = Math.max(1, (height * value) / largest)
    return [{ x: index * place, y: height - size, width: place * barShare, height: size }]
  })
}

/** Splits points into runs without gaps. */
export function runsOf(points: readonly (Point | null)[]): Point[][] {
  const runs: Point[][] = []
  let run: Point[] = []
  for (const point of [...points, null]) {
    if (point !== null) run.push(point)
    else if (run.length > 0) {
      runs.push(run)
      run = []
    }
  }
  return runs
}

/**
 * A smooth path through points with rising x, which never overshoots a point: monotone cubic interpolation after
 * Fritsch and Carlson, SIAM J. Numer. Anal. 17 (1980).
 */
export function smoothPath(points: readonly Point[]): string {
  const [first] = points
  if (first === undefined) return ''
  const slopes = tangents(points)
  let path = `M${round(first.x)} ${round(first.y)}`
  for (let index = 1; index < points.length; index += 1) {
    const [from, to] = [points[index - 1], points[index]]
    if (from === undefined || to === undefined) break
    const third = (to.x - from.x) / 3
    const [start = 0, end = 0] = [slopes[index - 1], slopes[index]]
    path += `C${round(from.x + third)} ${round(from.y + start * third)} ${round(to.x - third)} ${round(to.y - end * third)} ${round(to.x)} ${round(to.y)}`
  }
  return path
}

function tangents(points: readonly Point[]): number[] {
  const secants = points.slice(1).map((to, index) => {
    const from = points[index] ?? to
    return to.x === from.x ? 0 : (to.y - from.y) / (to.x - from.x)
  })
  return points.map((_, index) => {
    const [before, after] = [secants[index - 1], secants[index]]
    if (before === undefined) return after ?? 0
    if (after === undefined) return before
    if (before * after <= 0) return 0
    return (2 * before * after) / (before + after)
  })
}

const round = (value: number): number => Math.round(value * 100) / 100
