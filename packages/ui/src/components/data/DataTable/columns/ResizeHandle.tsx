import { msg } from '@lingui/core/macro'
import { useEffect, type KeyboardEvent } from 'react'
import { useText } from '../../../../format/useText.ts'
import { useKit } from '../../../../provider/KitContext.ts'
import type { DataTableColumn } from '../DataTable.types.ts'
import { minResizedWidth } from './fit.ts'
import { HandleLine } from './heading.styles.ts'
import { maxWidth } from './resize.ts'
import { useColumnResize } from './useColumnResize.ts'
import type { DataTableState } from '../useDataTable.ts'

interface ResizeHandleProps<Row extends { id: string }> {
  column: DataTableColumn<Row>
  /** The width in px. */
  width: number
  state: DataTableState<Row>
}

/** The distance by which an arrow key moves the edge of a column, in px. */
const step = 16

/**
 * The handle that resizes a column by dragging or with the arrow keys. Home sets the minimum width; Enter and a double
 * click reset it.
 */
export function ResizeHandle<Row extends { id: string }>({ column, width, state }: ResizeHandleProps<Row>) {
  const { id, header } = column
  const { resize, shown, view, changeView, keepView } = state
  const minWidth = minResizedWidth(shown.findIndex((one) => one.id === id))
  const text = useText()
  const towardsEnd = useKit().direction === 'rtl' ? 'ArrowLeft' : 'ArrowRight'
  const undo = () => {
    const { [id]: _, ...others } = view.widths
    changeView({ widths: others })
  }
  const press = (event: KeyboardEvent) => {
    const isArrow = event.key === 'ArrowLeft' || event.key === 'ArrowRight'
    if (!isArrow && event.key !== 'Home' && event.key !== 'Enter') return
    event.preventDefault()
    if (isArrow) resize(id, width + (event.key === towardsEnd ? step : -step))
    else if (event.key === 'Home') resize(id, minWidth)
    else undo()
  }
  const { start, Subscribe } = useColumnResize({ id, width, minWidth, onResize: (next) => resize(id, next, true) })
  return (
    <Subscribe selector={({ columnResizing }) => columnResizing.isResizingColumn === id}>
      {(isResizing) => (
        <>
          {isResizing && <WhenDone onDone={keepView} />}
          <HandleLine
            // A focusable separator is a control: https://www.w3.org/WAI/ARIA/apg/patterns/windowsplitter/
            role="separator"
            tabIndex={0}
            aria-orientation="vertical"
            aria-label={text(msg`Width of ${header}`)}
            aria-valuenow={width}
            aria-valuemin={minWidth}
            aria-valuemax={maxWidth}
            data-resizing={isResizing || undefined}
            onMouseDown={start}
            onTouchStart={start}
            onDoubleClick={undo}
            onKeyDown={press}
          />
        </>
      )}
    </Subscribe>
  )
}

/** Calls back on unmount: it is rendered only during a drag, so this is the end of the drag, however it ends. */
function WhenDone({ onDone }: { onDone: () => void }) {
  useEffect(() => onDone, [onDone])
  return null
}
