import { msg } from '@lingui/core/macro'
import { useFormat } from '../../../../format/index.ts'
import { useText } from '../../../../format/useText.ts'
import type { DataTableProps } from '../DataTable.types.ts'
import { currencyOfTotal, isNumeric, textOf } from '../columns/cellText.ts'
import { pinnedCell } from '../columns/pinnedCell.ts'
import type { DataTableState } from '../useDataTable.ts'

interface TotalsProps<Row extends { id: string }> {
  props: DataTableProps<Row>
  state: DataTableState<Row>
}

/** The last line of a table, with the totals of the columns that have one. */
export function Totals<Row extends { id: string }>({ props, state }: TotalsProps<Row>) {
  const text = useText()
  const format = useFormat()
  const { shown, isExpandable, pins } = state
  // The line of totals has no controls: its first cell stands below those of the rows.
  const leading = (props.selection === undefined ? 0 : 1) + (isExpandable ? 1 : 0)
  if (!shown.some(({ total }) => total !== undefined)) return null
  return (
    <tfoot>
      <tr data-part="row">
        {shown.map((column, index) =>
          index === 0 ? (
            <th key={column.id} scope="row" data-cell="identity" colSpan={leading + 1}>
              {text(msg`Total`)}
            </th>
          ) : (
            <td
              key={column.id}
              data-kind={column.kind}
              data-figure={isNumeric(column.kind) || undefined}
              {...pinnedCell(pins, column.id)}
            >
              {column.total === undefined
                ? null
                : (textOf(column, column.total, format, currencyOfTotal(column)) ?? column.total)}
            </td>
          ),
        )}
        <td data-cell="actions" aria-hidden="true" />
      </tr>
    </tfoot>
  )
}
