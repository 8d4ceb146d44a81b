import { msg } from '@lingui/core/macro'
import { ChevronDown, ChevronRight } from 'lucide-react'
import { memo, useId } from 'react'
import { useFormat } from '../../../../format/index.ts'
import { useText } from '../../../../format/useText.ts'
import { ColumnFacts, contentOf } from './Cell.tsx'
import { IdentityCell } from './IdentityCell.tsx'
import { DetailCell } from '../DataTable.styles.ts'
import type { DataTableProps } from '../DataTable.types.ts'
import { isNumeric } from '../columns/cellText.ts'
import { pinnedCell } from '../columns/pinnedCell.ts'
import { RowButton } from './RowButton.tsx'
import { RowActions } from './RowActions.tsx'
import { SelectBox } from '../selection/SelectBox.tsx'
import type { DataTableState } from '../useDataTable.ts'
import type { RowSelection } from '../selection/useRowSelection.ts'

interface RowProps<Data extends { id: string }> {
  row: Data
  /** The index in the whole table, where not all rows are drawn. */
  rowIndex?: number | undefined
  props: DataTableProps<Data>
  state: DataTableState<Data>
  rowSelection: RowSelection
}

/** A row and its expanded details. It is memoized, so that scrolling does not render visible rows again. */
export const Row = memo(DrawnRow) as typeof DrawnRow

function DrawnRow<Data extends { id: string }>({ row, rowIndex, props, state, rowSelection }: RowProps<Data>) {
  const text = useText()
  const format = useFormat()
  const name = props.rowName(row)
  const details = props.details?.(row)
  const action = props.rowAction?.(row)
  const detailsId = useId()
  const hasDetails = state.folded.length > 0 || (details !== undefined && details !== null)
  const isOpen = hasDetails && state.opened.has(row.id)
  const isSelected = rowSelection?.has(row.id) ?? false
  return (
    <>
      <tr
        data-part="row"
        data-selected={isSelected || undefined}
        {...(rowIndex !== undefined && { 'aria-rowindex': rowIndex })}
      >
        {rowSelection !== undefined && (
          <td data-cell="select">
            <SelectBox
              aria-label={text(msg`Select ${name}`)}
              isSelected={isSelected}
              onChange={(next, isShifted) => rowSelection.toggle(row.id, next, isShifted)}
            />
          </td>
        )}
        {state.isExpandable && (
          <td data-cell="expand">
            {hasDetails && (
              <RowButton
                icon={isOpen ? ChevronDown : ChevronRight}
                isDirectional={!isOpen}
                aria-label={text(msg`Details of ${name}`)}
                aria-expanded={isOpen}
                aria-controls={isOpen ? detailsId : undefined}
                onClick={() => state.toggle(row.id)}
              />
            )}
          </td>
        )}
        {state.shown.map((column, index) =>
          index === 0 ? (
            <IdentityCell
              key={column.id}
              column={column}
              row={row}
              briefs={state.briefs}
              onOpen={action?.isOpening === true ? action.onPress : undefined}
            />
          ) : (
            <td
              key={column.id}
              data-kind={column.kind}
              data-figure={isNumeric(column.kind) || undefined}
              {...pinnedCell(state.pins, column.id)}
            >
              {contentOf(column, row, format)}
            </td>
          ),
        )}
        <td data-cell="actions">
          <RowActions row={row} name={name} props={props} />
        </td>
      </tr>
      {isOpen && (
        <tr id={detailsId}>
          <DetailCell colSpan={state.columnCount}>
            {state.folded.length > 0 && <ColumnFacts columns={state.folded} row={row} />}
            {details != null && <div>{details}</div>}
          </DetailCell>
        </tr>
      )}
    </>
  )
}
