import type { RefObject } from 'react'
import type { DataTableProps } from './DataTable.types.ts'
import { Row as TableRow } from './Row.tsx'
import type { DataTableState } from './useDataTable.ts'
import type { SelectRows } from './useSelectRows.ts'
import { VirtualRows } from './VirtualRows.tsx'

export interface RowsProps<Row extends { id: string }> {
  props: DataTableProps<Row>
  state: DataTableState<Row>
  select: SelectRows
  /** What scrolls the rows, where not all of them are drawn. */
  scroll: RefObject<HTMLElement | null>
}

/** The rows: all of them, or those in sight. */
export function Rows<Row extends { id: string }>(rows: RowsProps<Row>) {
  const { props, state, select } = rows
  if (state.isVirtual) return <VirtualRows {...rows} />
  return (
    <tbody>
      {state.rows.map((row) => (
        <TableRow key={row.id} row={row} props={props} state={state} select={select} />
      ))}
    </tbody>
  )
}
