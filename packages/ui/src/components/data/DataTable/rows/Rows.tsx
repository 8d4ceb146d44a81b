import { Fragment, lazy, Suspense, useSyncExternalStore } from 'react'
import { GroupHead } from './GroupHead.tsx'
import { estimatedHeight } from './estimatedHeight.ts'
import { Row as TableRow } from './Row.tsx'
import type { RowsProps } from './Rows.types.ts'
import { Spacer } from './Spacer.tsx'
import type { VirtualRows } from './VirtualRows.tsx'

/** Few tables are long, so its code comes with these: it is a tenth of a table. React’s type knows no generic component. */
const LazyVirtualRows = lazy(async () => ({
  default: (await import('./VirtualRows.tsx')).VirtualRows,
})) as typeof VirtualRows

/**
 * The number of rows that are drawn before the virtualizer has loaded, and on a server: more than any screen has room
 * for.
 */
const firstRows = 60

/** Renders all rows, or only the visible ones of a long table. */
export function Rows<Row extends { id: string }>(rows: RowsProps<Row>) {
  const { props, state, rowSelection } = rows
  const isInBrowser = useSyncExternalStore(neverChanges, inBrowser, onServer)
  const drawn = (row: Row) => (
    <TableRow key={row.id} row={row} props={props} state={state} rowSelection={rowSelection} />
  )
  if (state.isVirtual) {
    const first = (
      <>
        <tbody>
          {state.rows.slice(0, firstRows).map((row) => {
            const group = state.groups.get(row.id)
            return (
              <Fragment key={row.id}>
                {group !== undefined && <GroupHead group={group} columnCount={state.columnCount} />}
                {drawn(row)}
              </Fragment>
            )
          })}
        </tbody>
        <Spacer height={(state.rows.length - firstRows) * estimatedHeight(state.view.density)} />
      </>
    )
    // A server that draws at once waits for no code, and what it drew is to be the same in the browser at first.
    return isInBrowser ? (
      <Suspense fallback={first}>
        <LazyVirtualRows {...rows} />
      </Suspense>
    ) : (
      first
    )
  }
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

const neverChanges = () => () => {}
const inBrowser = () => true
const onServer = () => false
