import { useMemo, useState } from 'react'
import { unsorted, type ListSorter } from '../../../../list/index.ts'
import type { DataTableProps } from '../DataTable.types.ts'
import { nextSorter, nextSorters, shownSorters } from './sorters.ts'

/** The sort orders of a table and their change by pressing a heading. */
export function useSorters<Row extends { id: string }>(props: DataTableProps<Row>) {
  const { listSorter, thenBy, onSort, defaultSorter, isMultiSort = onSort === undefined } = props
  const [own, setOwn] = useState<readonly ListSorter[]>([])
  const chosen = useMemo(
    () => (listSorter === undefined ? own : [listSorter, ...(thenBy ?? [])]),
    [listSorter, thenBy, own],
  )
  const sorters = useMemo(() => shownSorters(chosen, defaultSorter), [chosen, defaultSorter])
  const nextOf = (column: string) => nextSorter(chosen[0] ?? unsorted, column, defaultSorter)
  return {
    /** The displayed sort orders by precedence. */
    sorters,
    /** The sort order that pressing a column's heading results in. */
    nextOf,
    /** @param isAdded Whether the column is to come after those that are there. */
    sortBy: (column: string, isAdded: boolean) => {
      const [first = unsorted, ...others] = isAdded && isMultiSort ? nextSorters(sorters, column) : [nextOf(column)]
      if (onSort === undefined) setOwn([first, ...others])
      else onSort(first, others)
    },
  }
}
