import type { MouseEvent } from 'react'
import { useFormat } from '../../../../format/index.ts'
import type { DataTableColumn } from '../DataTable.types.ts'
import { contentOf } from './Cell.tsx'

interface IdentityCellProps<Row> {
  column: DataTableColumn<Row>
  row: Row
  /** The columns whose values stand below the first one. */
  briefs: readonly DataTableColumn<Row>[]
  /** Opens the row; keyboards and screen readers have the button at its end. */
  onOpen: (() => void) | undefined
}

/** The first cell of a row, which names it; on a phone also what matters most of it. */
export function IdentityCell<Row>({ column, row, briefs, onOpen }: IdentityCellProps<Row>) {
  const format = useFormat()
  const open = (event: MouseEvent) => {
    const isOwn = event.target instanceof Element && event.target.closest('a, button') !== null
    // Somebody who selects the text wants to copy it.
    if (!isOwn && getSelection()?.isCollapsed !== false) onOpen?.()
  }
  return (
    <th
      scope="row"
      data-cell="identity"
      data-kind={column.kind}
      {...(onOpen !== undefined && { 'data-opens': true, onClick: open })}
    >
      {contentOf(column, row, format)}
      {briefs.length > 0 && (
        <div data-part="brief">
          {briefs.map((brief) => (
            <span key={brief.id}>{contentOf(brief, row, format)}</span>
          ))}
        </div>
      )}
    </th>
  )
}
