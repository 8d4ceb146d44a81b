import type { DataTableProps } from '../DataTable.types.ts'
import { controlWidths, type DataTableState } from '../useDataTable.ts'

interface ColumnsProps<Row extends { id: string }> {
  props: DataTableProps<Row>
  state: DataTableState<Row>
}

/** The `col` elements with the widths of all columns. */
export function Columns<Row extends { id: string }>({ props, state }: ColumnsProps<Row>) {
  const { shown, widths, isExpandable } = state
  const hasTwo = props.rowAction !== undefined && props.rowMenu !== undefined
  return (
    <colgroup>
      {props.selection !== undefined && <col width={controlWidths.select} />}
      {isExpandable && <col width={controlWidths.expand} />}
      {shown.map(({ id }, index) => (
        <col key={id} width={widths?.[index]} />
      ))}
      <col width={hasTwo ? controlWidths.two : controlWidths.one} />
    </colgroup>
  )
}
