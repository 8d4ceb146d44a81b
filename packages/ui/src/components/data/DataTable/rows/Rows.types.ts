import type { RefObject } from 'react'
import type { DataTableProps } from '../DataTable.types.ts'
import type { RowSelection } from '../selection/useRowSelection.ts'
import type { DataTableState } from '../useDataTable.ts'

export interface RowsProps<Row extends { id: string }> {
  props: DataTableProps<Row>
  state: DataTableState<Row>
  rowSelection: RowSelection
  /** The element that scrolls the rows, where not all of them are drawn. */
  scroll: RefObject<HTMLElement | null>
}
