import { unsorted, type ListSorter } from '../../../../list/listState.ts'

/** The sort order after the next press of a heading: ascending, descending, then the default. */
export function nextSorter(sorter: ListSorter, column: string, own: ListSorter = unsorted): ListSorter {
  const isOwn = sorter.columnKey === null
  const shown = isOwn ? own : sorter
  if (shown.columnKey !== column) return { columnKey: column, order: 'ascend' }
  // The default sort order is the first step at its own heading.
  if (isOwn) return { columnKey: column, order: opposite[shown.order ?? 'descend'] }
  if (column === own.columnKey) return unsorted
  return sorter.order === 'ascend' ? { columnKey: column, order: 'descend' } : unsorted
}

const opposite = { ascend: 'descend', descend: 'ascend' } as const

/** The sort orders after a press with Shift: the column is appended, then reversed, then removed. */
export function nextSorters(sorters: readonly ListSorter[], column: string): readonly ListSorter[] {
  const found = sorters.find(({ columnKey }) => columnKey === column)
  if (found === undefined) return [...sorters, { columnKey: column, order: 'ascend' }]
  if (found.order === 'descend') return sorters.filter((sorter) => sorter !== found)
  return sorters.map((sorter) => (sorter === found ? { columnKey: column, order: 'descend' } : sorter))
}

/** The displayed sort orders by precedence: the selected ones, otherwise the default. */
export function shownSorters(
  chosen: readonly ListSorter[],
  own: ListSorter = unsorted,
): readonly { columnKey: string; order: 'ascend' | 'descend' }[] {
  const given = chosen.filter(isOrder)
  return given.length > 0 ? given : [own].filter(isOrder)
}

const isOrder = (sorter: ListSorter): sorter is { columnKey: string; order: 'ascend' | 'descend' } =>
  sorter.columnKey !== null && sorter.order !== null

export const ariaSort = { ascend: 'ascending', descend: 'descending' } as const
