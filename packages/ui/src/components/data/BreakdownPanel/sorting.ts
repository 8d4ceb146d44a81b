/** The columns by which rows can be sorted: `name`, `visitors`, `count`, `change`, and the ids of further columns. */
export type BreakdownSortColumn = string

export interface BreakdownSort {
  column: BreakdownSortColumn
  direction: 'ascending' | 'descending'
}

export interface BreakdownSorting {
  /** The current sort order of the rows. */
  sort: BreakdownSort
  onSortChange: (sort: BreakdownSort) => void
  /**
   * Whether rows are sorted by their values only, not by their names.
   * @default false
   */
  isByValueOnly?: boolean | undefined
}

/**
 * The sort order after pressing a heading: first the column's default, ascending for names and descending for values,
 * then the opposite.
 */
export function sortAfterPress(sort: BreakdownSort, column: BreakdownSortColumn): BreakdownSort {
  const first = column === 'name' ? 'ascending' : 'descending'
  if (sort.column !== column || sort.direction !== first) return { column, direction: first }
  return { column, direction: first === 'ascending' ? 'descending' : 'ascending' }
}
