import type { TrendPoint, Unit } from './TrendChart.types.ts'

/** Index of the last point if its bucket is not over yet; the chart dots its segment and draws a hollow end. */
export function incompleteIndex(points: readonly TrendPoint[]): number | null {
  const last = points.length - 1
  return points[last]?.isPartial === true ? last : null
}

/** Minimum of the top of the axis, so that an empty chart still has a readable axis. */
export function suggestedTop(values: readonly (number | null)[], unit: Unit): number {
  const largest = values.reduce<number>((most, value) => Math.max(most, value ?? 0), 0)
  switch (unit) {
    case 'count':
      return Math.max(4, largest)
    case 'mean':
      return Math.max(2, largest)
    case 'money':
      return Math.max(400, largest)
    case 'percent':
      return largest > 70 ? 100 : Math.max(10, largest)
    case 'duration':
      return Math.max(60, largest)
  }
}

/** Distance between grid lines for durations: 15 s, 1 min, 5 min and so on; undefined leaves the choice to Chart.js. */
export function stepOf(top: number, unit: Unit): number | undefined {
  if (unit !== 'duration') return undefined
  return durationSteps.find((step) => top / step <= 5) ?? Math.ceil(top / 5 / 3600) * 3600
}

const durationSteps = [15, 30, 60, 120, 300, 600, 900, 1800, 3600]

/**
 * Indexes of the points that get a label, evenly spaced. Days are counted back from the last one, which people look for
 * first; hours from the first, so that whole parts of the day are named.
 * @param maxCount The number of labels that fit.
 */
export function labelledIndexes(count: number, maxCount: number, end: 'first' | 'last'): number[] {
  if (count <= 1 || maxCount <= 1) return count > 0 ? [end === 'first' ? 0 : count - 1] : []
  const minStep = Math.ceil(count / maxCount)
  const step = end === 'first' ? (hourSteps.find((hours) => hours >= minStep) ?? minStep) : bestStep(count, minStep)
  const indexes = Array.from({ length: Math.ceil(count / step) }, (_, index) => index * step)
  return end === 'first' ? indexes : indexes.map((index) => count - 1 - index).toReversed()
}

/** The labelled indexes with today added; labels that would overlap it are removed. */
export function withToday(indexes: readonly number[], today: number | null): number[] {
  if (today === null) return [...indexes]
  const [first = 0, second = first + 1] = indexes
  const room = (second - first) * 0.75
  return [...indexes.filter((index) => Math.abs(index - today) >= room), today].toSorted((a, b) => a - b)
}

/** Among the steps that need the same number of labels, the one whose last label is closest to the first point. */
function bestStep(count: number, least: number): number {
  const steps = [least, least + 1].filter((step) => Math.ceil(count / step) >= Math.ceil(count / least) - 1)
  return steps.toSorted((a, b) => ((count - 1) % a) - ((count - 1) % b))[0] ?? least
}

const hourSteps = [1, 2, 3, 4, 6, 12]

/** The index to which a key moves from the active slot; undefined for keys without a meaning in the chart. */
export function indexAfterKey(key: string, active: number | null, count: number): number | undefined {
  const last = count - 1
  switch (key) {
    // Right always means later, also in right-to-left languages.
    case 'ArrowRight':
      return active === null ? 0 : Math.min(last, active + 1)
    case 'ArrowLeft':
      return active === null ? last : Math.max(0, active - 1)
    case 'Home':
      return 0
    case 'End':
      return last
    default:
      return undefined
  }
}
