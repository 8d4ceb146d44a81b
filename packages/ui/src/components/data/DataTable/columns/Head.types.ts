import type { DataTableProps } from '../DataTable.types.ts'
import type { RowSelection } from '../selection/useRowSelection.ts'
import type { DataTableState } from '../useDataTable.ts'

export interface HeadProps<Row extends { id: string }> {
  props: DataTableProps<Row>
  state: DataTableState<Row>
  rowSelection: RowSelection
}
