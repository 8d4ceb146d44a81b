import { useMemo } from 'react'
import type { ListSorter } from '../../../../list/index.ts'
import { useKit } from '../../../../theme/KitContext.ts'
import type { DataTableColumn } from '../DataTable.types.ts'
import { grouped } from '../columns/groups.ts'
import { inOrders, sortKeys } from '../sorting/order.ts'

interface RowsOptions<Row> {
  columns: readonly DataTableColumn<Row>[]
  rows: readonly Row[]
  /** The orders, the first one first. Keep the array between renders. */
  sorters: readonly ListSorter[]
  /** Whether the rows come sorted already. */
  isSortedElsewhere: boolean
  groupBy: ((row: Row) => string | null) | undefined
}

/** The rows in their order, and the groups that they stand in. */
export function useRows<Row extends { id: string }>(options: RowsOptions<Row>) {
  const { groupBy } = options
  const rows = useOrdered(options)
  return useMemo(() => grouped(rows, groupBy), [rows, groupBy])
}

function useOrdered<Row>({ columns, rows, sorters, isSortedElsewhere }: RowsOptions<Row>): readonly Row[] {
  const { intlLocale } = useKit()
  const ids = isSortedElsewhere ? '' : sorters.map(({ columnKey }) => columnKey).join(separator)
  // Turned round, an order has the same keys.
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
