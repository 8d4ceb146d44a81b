import { useVirtualizer } from '@tanstack/react-virtual'
import { useCallback } from 'react'
import { Row as TableRow } from './Row.tsx'
import type { RowsProps } from './Rows.tsx'

/** Only the rows in sight are drawn; each is a body of its own, so that it is measured with what is open below it. */
export function VirtualRows<Row extends { id: string }>({ props, state, select, scroll }: RowsProps<Row>) {
  const { rows, density } = state
  // Another function makes the virtualizer measure every row anew, at each step of scrolling.
  const getItemKey = useCallback((index: number) => rows[index]?.id ?? index, [rows])
  // Its functions are not to be memoized: nothing here is, as no compiler runs over the kit.
  // oxlint-disable-next-line react/incompatible-library
  const virtualizer = useVirtualizer({
    count: rows.length,
    getScrollElement: () => scroll.current,
    estimateSize: () => (density === 'compact' ? 36 : 44),
    getItemKey,
    overscan: 10,
  })
  const drawn = virtualizer.getVirtualItems()
  const before = drawn[0]?.start ?? 0
  const after = virtualizer.getTotalSize() - (drawn.at(-1)?.end ?? 0)
  return (
    <>
      <Space height={before} />
      {drawn.map(({ index, key }) => {
        const row = rows[index]
        return row === undefined ? null : (
          <tbody key={key} ref={virtualizer.measureElement} data-index={index}>
            <TableRow row={row} rowIndex={index + 2} props={props} state={state} select={select} />
          </tbody>
        )
      })}
      <Space height={after} />
    </>
  )
}

/** As high as the rows that are not drawn. */
function Space({ height }: { height: number }) {
  if (height <= 0) return null
  return (
    <tbody aria-hidden="true">
      <tr style={{ blockSize: height }} />
    </tbody>
  )
}
