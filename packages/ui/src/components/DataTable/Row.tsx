import { msg } from '@lingui/core/macro'
import { ChevronDown, ChevronRight, Ellipsis } from 'lucide-react'
import { useId, type ReactNode } from 'react'
import { missing, useFormat } from '../../format/index.ts'
import { useText } from '../../text/useText.ts'
import { Checkbox } from '../Checkbox/index.ts'
import { IconButton } from '../IconButton/index.ts'
import { Menu } from '../Menu/index.ts'
import { Actions, BodyRow, Cell, Cut, DetailCell, Facts, IdentityCell } from './DataTable.styles.ts'
import type { DataTableColumn, DataTableProps } from './DataTable.types.ts'
import type { DataTableState } from './useDataTable.ts'
import type { SelectRows } from './useSelectRows.ts'

interface RowProps<Data extends { id: string }> {
  row: Data
  /** Its place in the whole table, where not all rows are drawn. */
  rowIndex?: number
  props: DataTableProps<Data>
  state: DataTableState<Data>
  select: SelectRows
}

/** One row, and below it what has no room in it. */
export function Row<Data extends { id: string }>({ row, rowIndex, props, state, select }: RowProps<Data>) {
  const text = useText()
  const name = props.rowName(row)
  const details = props.details?.(row)
  const detailsId = useId()
  const hasDetails = state.folded.length > 0 || (details !== undefined && details !== null)
  const isOpen = hasDetails && state.opened.has(row.id)
  const isSelected = select?.has(row.id) ?? false
  return (
    <>
      <BodyRow data-selected={isSelected || undefined} {...(rowIndex !== undefined && { 'aria-rowindex': rowIndex })}>
        {select !== undefined && (
          <Cell data-cell="select" onClickCapture={select.listen}>
            <Checkbox
              aria-label={text(msg`Select ${name}`)}
              isSelected={isSelected}
              onChange={(next) => select.toggle(row.id, next)}
            />
          </Cell>
        )}
        {state.isExpandable && (
          <Cell data-cell="expand">
            {hasDetails && (
              <IconButton
                size="sm"
                icon={isOpen ? ChevronDown : ChevronRight}
                isDirectional={!isOpen}
                aria-label={text(msg`Details of ${name}`)}
                aria-expanded={isOpen}
                {...(isOpen && { 'aria-controls': detailsId })}
                onPress={() => state.toggle(row.id)}
              />
            )}
          </Cell>
        )}
        {state.shown.map((column, index) =>
          index === 0 ? (
            <IdentityCell key={column.id} as="th" scope="row" data-cell="identity" data-kind={column.kind ?? 'text'}>
              <Content column={column} row={row} />
            </IdentityCell>
          ) : (
            <Cell key={column.id} data-kind={column.kind ?? 'text'}>
              <Content column={column} row={row} />
            </Cell>
          ),
        )}
        <RowControls row={row} name={name} props={props} />
      </BodyRow>
      {isOpen && (
        <tr id={detailsId}>
          <DetailCell colSpan={state.columnCount}>
            {state.folded.length > 0 && <FoldedColumns columns={state.folded} row={row} />}
            {details != null && <div>{details}</div>}
          </DetailCell>
        </tr>
      )}
    </>
  )
}

interface RowControlsProps<Data extends { id: string }> {
  row: Data
  name: string
  props: DataTableProps<Data>
}

function RowControls<Data extends { id: string }>({ row, name, props }: RowControlsProps<Data>) {
  const text = useText()
  const action = props.rowAction?.(row)
  const groups = props.rowMenu?.(row).filter(({ entries }) => entries.length > 0) ?? []
  const label = text(msg`More about ${name}`)
  return (
    <Cell data-cell="actions">
      <Actions>
        {action != null && (
          <IconButton size="sm" icon={action.icon} aria-label={action.label} onPress={action.onPress} />
        )}
        {groups.length > 0 && (
          <Menu
            aria-label={label}
            trigger={<IconButton size="sm" icon={Ellipsis} aria-label={label} />}
            groups={groups}
          />
        )}
      </Actions>
    </Cell>
  )
}

interface ContentProps<Data> {
  column: DataTableColumn<Data>
  row: Data
}

/** What a cell holds. What is cut can be read in full by pointing at it. */
function Content<Data>({ column, row }: ContentProps<Data>): ReactNode {
  const format = useFormat()
  const { value, cell, kind = 'text' } = column
  const given = value(row)
  if (cell !== undefined) return cell(row)
  if (given === null || given === '') return missing
  if (typeof given === 'number') return format.full(given)
  return (
    <Cut title={given}>
      <bdi {...(kind === 'code' && { dir: 'ltr' })}>{given}</bdi>
    </Cut>
  )
}

function FoldedColumns<Data>({ columns, row }: { columns: readonly DataTableColumn<Data>[]; row: Data }) {
  return (
    <Facts>
      {columns.map((column) => (
        <div key={column.id}>
          <dt>{column.header}</dt>
          <dd>
            <Content column={column} row={row} />
          </dd>
        </div>
      ))}
    </Facts>
  )
}
