import { GroupHead } from '../columns/GroupHead.tsx'
import { Row as TableRow } from './Row.tsx'
import { VirtualRows } from './VirtualRows.tsx'
import type { RowsProps } from './Rows.types.ts'

/** The rows: all of them, or those in sight. */
export function Rows<Row extends { id: string }>(rows: RowsProps<Row>) {
  const { props, state, select } = rows
  if (state.isVirtual) return <VirtualRows {...rows} />
  const drawn = (row: Row) => <TableRow key={row.id} row={row} props={props} state={state} select={select} />
  if (state.groups.size === 0) return <tbody>{state.rows.map(drawn)}</tbody>
  return [...state.groups].map(([first, group]) => {
    const start = state.rows.findIndex(({ id }) => id === first)
    return (
      <tbody key={first}>
        <GroupHead group={group} columnCount={state.columnCount} />
        {state.rows.slice(start, start + group.count).map(drawn)}
      </tbody>
    )
  })
}
