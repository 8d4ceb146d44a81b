import {
  columnOrderingFeature,
  columnPinningFeature,
  columnResizingFeature,
  columnSizingFeature,
  columnVisibilityFeature,
  createColumnHelper,
  functionalUpdate,
  tableFeatures,
  useTable,
} from '@tanstack/react-table'
import { useMemo, type ReactNode } from 'react'
import { useKit } from '../../../../theme/KitContext.ts'
import { arranged } from './arrange.ts'
import type { DataTableColumn } from '../DataTable.types.ts'
import { minResizedWidth } from './fit.ts'
import type { View } from './view.ts'

const features = tableFeatures({
  columnVisibilityFeature,
  columnOrderingFeature,
  columnPinningFeature,
  columnSizingFeature,
  columnResizingFeature,
})

interface ColumnsOptions<Row> {
  columns: readonly DataTableColumn<Row>[]
  /** Ids of the columns that are not shown. */
  hidden: ReadonlySet<string>
  view: View
  /** Widths of the columns in px, by id. */
  widths: Readonly<Record<string, number>>
  /** Called with the new width in px when a column is resized. */
  onResize: (id: string, width: number) => void
}

/** The used part of the column table: the width of each column, and whether one is being resized. */
export interface ColumnTable {
  getLeafHeaders: () => { column: { id: string }; getResizeHandler: () => (event: unknown) => void }[]
  Subscribe: (props: {
    selector: (state: { columnResizing: { isResizingColumn: string | false } }) => boolean
    children: (isResizing: boolean) => ReactNode
  }) => ReactNode
}

/** The visible columns in order: first the one that identifies a row, and pinned ones at their edges. */
export function useColumns<Row extends { id: string }>(
  options: ColumnsOptions<Row>,
): { table: ColumnTable; shown: DataTableColumn<Row>[] } {
  const { columns, hidden, view, widths, onResize } = options
  const { direction } = useKit()
  const definitions = useMemo(() => {
    const helper = createColumnHelper<typeof features, Row>()
    return helper.columns(
      columns.map(({ id, value }, index) =>
        helper.accessor((row) => value(row), { id, minSize: minResizedWidth(index) }),
      ),
    )
  }, [columns])
  const [first, ...others] = columns.map(({ id }) => id)
  const order = arranged(others, view)
  const at = (side: 'start' | 'end') => order.filter((id) => view.pins[id] === side)
  const table = useTable(
    {
      features,
      columns: definitions,
      // The library keeps only the columns: its models of rows create and compare an object for each.
      data: nothing,
      state: {
        columnVisibility: Object.fromEntries([...hidden].map((id) => [id, false])),
        columnOrder: [...order],
        columnPinning: { start: first === undefined ? [] : [first, ...at('start')], end: at('end') },
        columnSizing: widths,
      },
      columnResizeMode: 'onChange',
      columnResizeDirection: direction,
      onColumnSizingChange: (update) => {
        const drawn = Object.entries(functionalUpdate(update, widths))
        for (const [id, width] of drawn) if (width !== widths[id]) onResize(id, width)
      },
    },
    // The library's own state, such as the start of a drag, concerns only the handle.
    noState,
  )
  const shown = [
    ...table.getStartVisibleLeafColumns(),
    ...table.getCenterVisibleLeafColumns(),
    ...table.getEndVisibleLeafColumns(),
  ]
  const byId = new Map(columns.map((column) => [column.id, column]))
  // The library's type names a package that is only a dependency of its dependency.
  const drawn = table as unknown as ColumnTable
  return { table: drawn, shown: shown.flatMap(({ id }) => byId.get(id) ?? []) }
}

const nothing: never[] = []
const noState = () => null
