import type { TimeRange } from '../query/comparison.ts'
import type { SeriesRange } from '../source.ts'

/** What a row of an answer is about: a whole range, or one of its buckets. */
export interface Slot extends TimeRange {
  id: number
}

/** A range, and the slots of its answer. */
export interface SlottedRange extends SeriesRange {
  total: Slot
  buckets: readonly Slot[]
}

/** Gives each range and each of its buckets a slot; their ids differ across all of them. */
export function slotRanges(ranges: readonly SeriesRange[]): SlottedRange[] {
  let last = 0
  const slot = (from: number, to: number): Slot => ({ id: (last += 1), from, to })
  return ranges.map((range) => {
    const { from, to, starts } = range
    return {
      ...range,
      total: slot(from, to),
      // What lies before the first start belongs to the first bucket.
      buckets: starts.map((start, index) => slot(index === 0 ? from : start, starts[index + 1] ?? to)),
    }
  })
}

export const slotsOf = (ranges: readonly SlottedRange[]): Slot[] =>
  ranges.flatMap(({ total, buckets }) => [total, ...buckets])

/**
 * Puts ranges together that one statement reads: those that follow each other without a gap, so that nothing is read in vain.
 * @param canOverlap Whether a row may belong to several ranges
 */
export function joinRanges<Range extends TimeRange>(ranges: readonly Range[], canOverlap: boolean): Range[][] {
  const joined: Range[][] = []
  for (const range of ranges.toSorted((one, other) => one.from - other.from || one.to - other.to)) {
    const before = joined.find((group) => {
      const { to } = wholeOf(group)
      return range.from === to || (canOverlap && range.from < to)
    })
    if (before === undefined) joined.push([range])
    else before.push(range)
  }
  return joined
}

/** The range from the beginning of the first to the end of the last. */
export const wholeOf = (ranges: readonly TimeRange[]): TimeRange => ({
  from: Math.min(...ranges.map(({ from }) => from)),
  to: Math.max(...ranges.map(({ to }) => to)),
})
