import { unsorted, type ListSorter } from '../../../../list/listState.ts'

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

/** The orders after a press with Shift: the column joins as the last one, turns round, then leaves. */
export function nextSorters(sorters: readonly ListSorter[], column: string): readonly ListSorter[] {
  const found = sorters.find(({ columnKey }) => columnKey === column)
  if (found === undefined) return [...sorters, { columnKey: column, order: 'ascend' }]
  if (found.order === 'descend') return sorters.filter((sorter) => sorter !== found)
  return sorters.map((sorter) => (sorter === found ? { columnKey: column, order: 'descend' } : sorter))
}

/** The orders that are shown, the first one first: those that were chosen, else the list’s own. */
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
