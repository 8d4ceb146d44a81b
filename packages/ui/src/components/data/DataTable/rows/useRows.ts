import { useMemo } from 'react'
import type { ListSorter } from '../../../../list/index.ts'
import { useKit } from '../../../../provider/KitContext.ts'
import type { DataTableColumn } from '../DataTable.types.ts'
import { grouped } from './rowGroups.ts'
import { inOrders, sortKeys } from '../sorting/sortRows.ts'

interface RowsOptions<Row> {
  columns: readonly DataTableColumn<Row>[]
  rows: readonly Row[]
  /** The sort orders by precedence. Keep the array between renders. */
  sorters: readonly ListSorter[]
  /** Whether the caller provides sorted rows. */
  isSortedElsewhere: boolean
  groupBy: ((row: Row) => string | null) | undefined
}

/** The sorted rows and their groups. */
export function useRows<Row extends { id: string }>(options: RowsOptions<Row>) {
  const { groupBy } = options
  const rows = useOrdered(options)
  return useMemo(() => grouped(rows, groupBy), [rows, groupBy])
}

function useOrdered<Row>({ columns, rows, sorters, isSortedElsewhere }: RowsOptions<Row>): readonly Row[] {
  const { intlLocale } = useKit()
  const ids = isSortedElsewhere ? '' : sorters.map(({ columnKey }) => columnKey).join(separator)
  // The keys do not depend on the direction of the order.
  const keys = useMemo(() => {
    const wanted = new Set(ids.split(separator))
    const sorted = columns.filter(({ id, isSortable }) => isSortable && wanted.has(id))
    return new Map(
      sorted.map(({ id, value }) => [
        id,
        sortKeys(
          rows.map((row) => value(row)),
          intlLocale,
        ),
      ]),
    )
  }, [rows, columns, ids, intlLocale])
  return useMemo(() => inOrders(rows, keys, sorters), [rows, keys, sorters])
}

const separator = '\n'
