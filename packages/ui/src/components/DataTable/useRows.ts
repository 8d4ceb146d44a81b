import { columnVisibilityFeature, createColumnHelper, tableFeatures, useTable } from '@tanstack/react-table'
import { useMemo } from 'react'
import type { ListSorter } from '../../list/index.ts'
import { useKit } from '../../theme/KitContext.ts'
import type { DataTableColumn } from './DataTable.types.ts'
import { inOrder, sortKeys } from './order.ts'

const features = tableFeatures({ columnVisibilityFeature })

interface RowsOptions<Row> {
  columns: readonly DataTableColumn<Row>[]
  rows: readonly Row[]
  listSorter: ListSorter
  /** Whether the rows come sorted already. */
  isSortedElsewhere: boolean
  /** Ids of the columns that are not shown. */
  hidden: ReadonlySet<string>
}

/** The rows in their order, and the columns that are shown. */
export function useRows<Row extends { id: string }>(options: RowsOptions<Row>) {
  const { columns, hidden } = options
  const definitions = useMemo(() => {
    const helper = createColumnHelper<typeof features, Row>()
    return helper.columns(columns.map(({ id, value }) => helper.accessor((row) => value(row), { id })))
  }, [columns])
  const table = useTable({
    features,
    columns: definitions,
    // It keeps the columns alone: its models of rows make and compare an object for each.
    data: nothing,
    state: { columnVisibility: Object.fromEntries([...hidden].map((id) => [id, false])) },
  })
  const shown = new Set(table.getVisibleLeafColumns().map(({ id }) => id))
  return { rows: useOrdered(options), columns: columns.filter(({ id }) => shown.has(id)) }
}

const nothing: never[] = []

function useOrdered<Row>({ columns, rows, listSorter, isSortedElsewhere }: RowsOptions<Row>): readonly Row[] {
  const { intlLocale } = useKit()
  const { columnKey, order } = listSorter
  const column = isSortedElsewhere ? undefined : columns.find(({ id, isSortable }) => id === columnKey && isSortable)
  const keys = useMemo(
    () =>
      column &&
      sortKeys(
        rows.map((row) => column.value(row)),
        intlLocale,
      ),
    [rows, column, intlLocale],
  )
  return useMemo(() => (keys === undefined ? rows : inOrder(rows, keys, order === 'descend')), [rows, keys, order])
}
