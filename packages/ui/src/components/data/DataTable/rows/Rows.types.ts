import type { RefObject } from 'react'
import type { DataTableProps } from '../DataTable.types.ts'
import type { SelectRows } from '../selection/useSelectRows.ts'
import type { DataTableState } from '../useDataTable.ts'

export interface RowsProps<Row extends { id: string }> {
  props: DataTableProps<Row>
  state: DataTableState<Row>
  select: SelectRows
  /** The element that scrolls the rows, where not all of them are drawn. */
  scroll: RefObject<HTMLElement | null>
}
