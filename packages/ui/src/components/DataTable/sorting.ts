import { unsorted, type ListSorter } from '../../list/listState.ts'

/** The order that the next press of a heading brings: ascending, descending, then the list’s own. */
export function nextSorter(sorter: ListSorter, column: string, own: ListSorter = unsorted): ListSorter {
  const isOwn = sorter.columnKey === null
  const shown = isOwn ? own : sorter
  if (shown.columnKey !== column) return { columnKey: column, order: 'ascend' }
  // The list’s own order is the first step at its own heading.
  if (isOwn) return { columnKey: column, order: opposite[shown.order ?? 'descend'] }
  if (column === own.columnKey) return unsorted
  return sorter.order === 'ascend' ? { columnKey: column, order: 'descend' } : unsorted
}

const opposite = { ascend: 'descend', descend: 'ascend' } as const

/** The order of a heading: the one that was chosen, else the list’s own. */
export function orderOf(sorter: ListSorter, column: string, own: ListSorter = unsorted): ListSorter['order'] {
  const shown = sorter.columnKey === null ? own : sorter
  return shown.columnKey === column ? shown.order : null
}

export const ariaSort = { ascend: 'ascending', descend: 'descending' } as const
