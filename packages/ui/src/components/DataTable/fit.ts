const usualWidth = 112

interface Fitted {
  id: string
  priority?: number
  minWidth?: number
}

/**
 * Which columns have no room, the highest priority number first; of two alike the later one.
 * @param width Room for all columns, in px; undefined while it is not known.
 */
export function columnsWithoutRoom(columns: readonly Fitted[], width: number | undefined): ReadonlySet<string> {
  const hidden = new Set<string>()
  if (width === undefined) return hidden
  let needed = columns.reduce((sum, column) => sum + least(column), 0)
  const dispensable = columns
    .filter(({ priority }) => priority !== undefined)
    .toReversed()
    .toSorted((one, other) => (other.priority ?? 0) - (one.priority ?? 0))
  for (const column of dispensable) {
    if (needed <= width) break
    hidden.add(column.id)
    needed -= least(column)
  }
  return hidden
}

/** What the first column keeps where there is no room even for it. */
const leastOfFirst = 140

/** The width of each column in px: its least width, and its share of what is left. Of too little the first one gives way. */
export function columnWidths(columns: readonly Fitted[], width: number): readonly number[] {
  const needed = columns.reduce((sum, column) => sum + least(column), 0)
  if (needed > width) {
    return columns.map((column, index) =>
      index === 0 ? Math.min(least(column), Math.max(leastOfFirst, least(column) - (needed - width))) : least(column),
    )
  }
  const scale = width / Math.max(1, needed)
  return columns.map((column) => Math.floor(least(column) * scale))
}

const least = ({ minWidth = usualWidth }: Fitted): number => minWidth
