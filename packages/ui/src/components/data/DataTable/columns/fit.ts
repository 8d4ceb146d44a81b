const usualWidth = 112

interface Fitted {
  id: string
  priority?: number | undefined
  minWidth?: number | undefined
}

/**
 * The columns without room, the highest priority number first; of two equal ones the later one.
 * @param width Room for all columns, in px; undefined while it is not known.
 */
export function columnsWithoutRoom(columns: readonly Fitted[], width: number | undefined): ReadonlySet<string> {
  const hidden = new Set<string>()
  if (width === undefined) return hidden
  let needed = columns.reduce((sum, column) => sum + minWidthOf(column), 0)
  const dispensable = columns
    .filter(({ priority }) => priority !== undefined)
    .toReversed()
    .toSorted((one, other) => (other.priority ?? 0) - (one.priority ?? 0))
  for (const column of dispensable) {
    if (needed <= width) break
    hidden.add(column.id)
    needed -= minWidthOf(column)
  }
  return hidden
}

/** Minimum width of the first column, which names the row, in px: in a narrow table and while resizing. */
const minWidthOfFirst = 140

/**
 * The width of each column in px: the width that people chose, otherwise its minimum width and its share of the
 * remaining space. If the space is too small, the first column shrinks first. Of too little the first one gives way.
 * @param chosen Widths by id.
 */
export function columnWidths(
  columns: readonly Fitted[],
  width: number,
  chosen: Readonly<Record<string, number>> = {},
): readonly number[] {
  // A stored width of an earlier version may be below the minimum.
  const fixed = columns.map(({ id }, index) => {
    const one = chosen[id]
    return one === undefined || index > 0 ? one : Math.max(minWidthOfFirst, one)
  })
  const left = width - fixed.reduce<number>((sum, one = 0) => sum + one, 0)
  const needed = columns.reduce((sum, column, index) => sum + (fixed[index] === undefined ? minWidthOf(column) : 0), 0)
  const scale = Math.max(1, left / Math.max(1, needed))
  const widths = columns.map((column, index) => fixed[index] ?? Math.floor(minWidthOf(column) * scale))
  return withSum(widths, fixed, width)
}

/**
 * Makes the widths fill the table: the first column shrinks where there is too little room, and the last one takes the
 * rest, which the browser would distribute otherwise.
 */
function withSum(widths: readonly number[], fixed: readonly (number | undefined)[], width: number): readonly number[] {
  const missing = widths.reduce((sum, one) => sum + one, 0) - width
  if (missing > 0 && fixed[0] === undefined) {
    return widths.map((one, index) => (index === 0 ? Math.min(one, Math.max(minWidthOfFirst, one - missing)) : one))
  }
  if (missing >= 0) return widths
  return widths.map((one, index) => (index === widths.length - 1 ? one - missing : one))
}

/** The minimum width of a column while resizing, in px; the first one names the row. */
export const minResizedWidth = (index: number): number => (index === 0 ? minWidthOfFirst : 64)

const minWidthOf = ({ minWidth = usualWidth }: Fitted): number => minWidth
