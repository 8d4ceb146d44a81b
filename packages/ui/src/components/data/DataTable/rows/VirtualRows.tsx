import { useVirtualizer } from '@tanstack/react-virtual'
import { useCallback } from 'react'
import { GroupHead } from './GroupHead.tsx'
import type { Group } from './rowGroups.ts'
import { estimatedHeight } from './estimatedHeight.ts'
import { Row as TableRow } from './Row.tsx'
import type { RowsProps } from './Rows.types.ts'
import { Spacer } from './Spacer.tsx'

/** Renders only the visible rows; each has its own `tbody`, so that it is measured together with its details. */
export function VirtualRows<Row extends { id: string }>({ props, state, rowSelection, scroll }: RowsProps<Row>) {
  const { rows, groups, columnCount } = state
  // A new function would make the virtualizer measure all rows again at each scroll event.
  const getItemKey = useCallback((index: number) => rows[index]?.id ?? index, [rows])
  // The React Compiler must not memoize the virtualizer's functions; the kit is built without that compiler.
  // oxlint-disable-next-line react/incompatible-library
  const virtualizer = useVirtualizer({
    count: rows.length,
    getScrollElement: () => scroll.current,
    // The table may have been scrolled before this code was loaded.
    initialOffset: () => scroll.current?.scrollTop ?? 0,
    estimateSize: () => estimatedHeight(state.view.density),
    getItemKey,
    overscan: 10,
  })
  const drawn = virtualizer.getVirtualItems()
  const before = drawn[0]?.start ?? 0
  const after = virtualizer.getTotalSize() - (drawn.at(-1)?.end ?? 0)
  const headings = groupCountsUpTo(
    rows,
    groups,
    drawn.map(({ index }) => index),
  )
  return (
    <>
      <Spacer height={before} />
      {drawn.map(({ index, key }, place) => {
        const row = rows[index]
        if (row === undefined) return null
        const group = groups.get(row.id)
        const rowIndex = index + 2 + (headings[place] ?? 0)
        return (
          <tbody key={key} ref={virtualizer.measureElement} data-index={index}>
            {group !== undefined && <GroupHead group={group} columnCount={columnCount} rowIndex={rowIndex - 1} />}
            <TableRow row={row} rowIndex={rowIndex} props={props} state={state} rowSelection={rowSelection} />
          </tbody>
        )
      })}
      <Spacer height={after} />
    </>
  )
}

/** The number of groups that have begun at each of some consecutive rows. */
function groupCountsUpTo(
  rows: readonly { id: string }[],
  groups: ReadonlyMap<string, Group>,
  indexes: readonly number[],
): readonly number[] {
  const counts: number[] = []
  for (const index of indexes) {
    const group = groups.get(rows[index]?.id ?? '')
    counts.push(group === undefined ? (counts.at(-1) ?? groupsBefore(rows, groups, index)) : group.index + 1)
  }
  return counts
}

/** The number of groups that begin before a row. */
function groupsBefore(rows: readonly { id: string }[], groups: ReadonlyMap<string, Group>, index: number): number {
  if (groups.size === 0) return 0
  for (let at = index - 1; at >= 0; at -= 1) {
    const group = groups.get(rows[at]?.id ?? '')
    if (group !== undefined) return group.index + 1
  }
  return 0
}
