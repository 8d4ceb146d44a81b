import {
  columnVisibilityFeature,
  createColumnHelper,
  createSortedRowModel,
  rowSortingFeature,
  tableFeatures,
  useTable,
} from '@tanstack/react-table'
import { useMemo } from 'react'
import type { ListSorter } from '../../list/index.ts'
import { useKit } from '../../theme/KitContext.ts'
import type { CellValue, DataTableColumn } from './DataTable.types.ts'
import { comparison } from './sorting.ts'

const features = tableFeatures({
  rowSortingFeature,
  columnVisibilityFeature,
  sortedRowModel: createSortedRowModel(),
  sortFns: {},
})

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
  const { columns, rows, listSorter, isSortedElsewhere, hidden } = options
  const { intlLocale } = useKit()
  const data = useMemo(() => [...rows], [rows])
  const definitions = useMemo(() => {
    const helper = createColumnHelper<typeof features, Row>()
    const compare = comparison(intlLocale)
    return helper.columns(
      columns.map(({ id, value, isSortable = false }) =>
        helper.accessor((row) => value(row), {
          id,
          enableSorting: isSortable,
          sortFn: (one, other) => compare(one.getValue<CellValue>(id), other.getValue<CellValue>(id)),
        }),
      ),
    )
  }, [columns, intlLocale])
  const { columnKey, order } = listSorter
  const sorting = useMemo(
    () => (columnKey === null ? [] : [{ id: columnKey, desc: order === 'descend' }]),
    [columnKey, order],
  )
  const table = useTable({
    features,
    columns: definitions,
    data,
    getRowId: ({ id }) => id,
    manualSorting: isSortedElsewhere,
    state: { sorting, columnVisibility: Object.fromEntries([...hidden].map((id) => [id, false])) },
  })
  const shown = new Set(table.getVisibleLeafColumns().map(({ id }) => id))
  return {
    rows: table.getRowModel().rows.map(({ original }) => original),
    columns: columns.filter(({ id }) => shown.has(id)),
  }
}
