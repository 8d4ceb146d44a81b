/** The columns by which rows can be sorted. */
export type BreakdownSortColumn = 'name' | 'visitors' | 'count'

export interface BreakdownSort {
  column: BreakdownSortColumn
  direction: 'ascending' | 'descending'
}

export interface BreakdownSorting {
  /** The order that the rows are in. */
  sort: BreakdownSort
  onSortChange: (sort: BreakdownSort) => void
}

/** The order that a press of a heading asks for: first its own way round, names from A on and values from the largest, then the other. */
export function sortAfterPress(sort: BreakdownSort, column: BreakdownSortColumn): BreakdownSort {
  const first = column === 'name' ? 'ascending' : 'descending'
  if (sort.column !== column || sort.direction !== first) return { column, direction: first }
  return { column, direction: first === 'ascending' ? 'descending' : 'ascending' }
}
