/**
 * Indexes of the values that keep the shape of a line: of each run without a gap its ends, and between them the values that make
 * the largest triangles with their neighbours. All of them, where they are not more than `maxCount`.
 * @param maxCount The approximate number of values kept.
 * @see https://skemman.is/bitstream/1946/15343/3/SS_MSthesis.pdf, “Largest Triangle Three Buckets”
 */
export function downsample(values: readonly (number | null)[], maxCount: number): number[] {
  if (values.length <= maxCount) return values.map((_, index) => index)
  const kept: number[] = []
  for (let first = 0; first < values.length;) {
    let end = first + 1
    const isGap = values[first] === null
    while (end < values.length && (values[end] === null) === isGap) end += 1
    if (isGap) kept.push(first)
    else keepOfRun(values, first, end, Math.round((maxCount * (end - first)) / values.length), kept)
    first = end
  }
  return kept
}

/**
 * Keeps both ends of a run and one value of each of the equal sections between them: the value that forms the largest
 * triangle.
 */
function keepOfRun(
  values: readonly (number | null)[],
  first: number,
  end: number,
  maxCount: number,
  kept: number[],
): void {
  const last = end - 1
  const parts = Math.min(maxCount, end - first) - 2
  kept.push(first)
  let before = first
  for (let part = 0; part < parts; part += 1) {
    const border = (at: number) => first + 1 + Math.floor((at * (last - first - 1)) / parts)
    const [from, to] = [border(part), border(part + 1)]
    const next = meanOf(values, to, part + 1 < parts ? border(part + 2) : end)
    before = largestTriangle(values, before, from, to, next)
    kept.push(before)
  }
  if (last > first) kept.push(last)
}

interface Place {
  x: number
  y: number
}

function meanOf(values: readonly (number | null)[], from: number, to: number): Place {
  let sum = 0
  for (let index = from; index < to; index += 1) sum += values[index] ?? 0
  return { x: (from + to - 1) / 2, y: sum / (to - from) }
}

function largestTriangle(
  values: readonly (number | null)[],
  before: number,
  from: number,
  to: number,
  next: Place,
): number {
  const y = values[before] ?? 0
  let [largest, found] = [-1, from]
  for (let index = from; index < to; index += 1) {
    const area = Math.abs((before - next.x) * ((values[index] ?? 0) - y) - (before - index) * (next.y - y))
    if (area > largest) [largest, found] = [area, index]
  }
  return found
}
