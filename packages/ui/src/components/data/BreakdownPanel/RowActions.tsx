import { msg } from '@lingui/core/macro'
import { Ban, ChartLine, Filter, FilterX } from 'lucide-react'
import { useRef, useState, type RefObject } from 'react'
import { createPortal } from 'react-dom'
import { styled } from 'styled-components'
import { useText } from '../../../format/useText.ts'
import { token } from '../../../theme/theme.ts'
import { AnchoredMenu } from '../../actions/Menu/AnchoredMenu.tsx'
import { IconButton } from '../../actions/IconButton/index.ts'
import type { BreakdownRow, RowHandlers } from './BreakdownPanel.types.ts'
import { useReachedRow } from './useReachedRow.ts'

interface RowActionsProps extends RowHandlers {
  table: RefObject<HTMLTableElement | null>
  rows: readonly BreakdownRow[]
  /** The event by which the table was reached first. */
  reached: Event | undefined
  /** Whether the table was reached. */
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
  onHighlightChange?: ((id: string | undefined) => void) | undefined
}

/**
 * The actions of the row that is hovered or focused, as buttons in it; of a row that is held on a touch screen, or whose
 * menu key is pressed, as a menu.
 */
export function RowActions({ table, rows, reached, onHighlightChange, ...handlers }: RowActionsProps) {
  const { onRowAction, onRowDetails, onRowExclude } = handlers
  const text = useText()
  const anchor = useRef<Element>(null)
  const [menuOf, setMenuOf] = useState<number | null>(null)
  const shown = useReachedRow(table, reached, (index, cell) => {
    anchor.current = cell
    setMenuOf(index)
  })
  const actionsOf = (row: BreakdownRow) =>
    [
      { id: 'details', label: text(msg`Details`), icon: ChartLine, handle: onRowDetails },
      {
        id: 'filter',
        label: row.isFiltered === true ? text(msg`Remove filter`) : text(msg`Filter by this`),
        icon: row.isFiltered === true ? FilterX : Filter,
        handle: onRowAction,
      },
      { id: 'exclude', label: text(msg`Exclude this`), icon: Ban, handle: onRowExclude },
    ].flatMap(({ handle, ...action }) => (handle === undefined ? [] : [{ ...action, onAction: () => handle(row) }]))
  const row = shown === null ? undefined : rows[shown.index]
  const ofMenu = menuOf === null ? undefined : rows[menuOf]
  const name = ofMenu?.name ?? ''
  return (
    <>
      {shown !== null &&
        row !== undefined &&
        createPortal(
          <Tools data-part="row-actions" onMouseEnter={() => onHighlightChange?.(row.id)}>
            {actionsOf(row).map(({ id, label, icon, onAction }) => (
              <Tool
                key={id}
                size="sm"
                icon={icon}
                aria-label={label}
                onPress={() => {
                  // These buttons go with the focus, and what opens gives it back to the row.
                  if (id === 'details') shown.place.querySelector('button')?.focus()
                  onAction()
                }}
              />
            ))}
          </Tools>,
          shown.place,
        )}
      <AnchoredMenu
        aria-label={text(msg`More about ${name}`)}
        items={ofMenu === undefined ? [] : [{ id: 'row', items: actionsOf(ofMenu) }]}
        align="start"
        triggerRef={anchor}
        autoFocus="first"
        isOpen={ofMenu !== undefined}
        onOpenChange={() => setMenuOf(null)}
      />
    </>
  )
}

const Tools = styled.span`
  display: flex;
  flex: none;
  margin-inline-start: auto;
  border-radius: ${token['radius-sm']};
  background: ${token['bg-raised']};
  box-shadow: 0 0 0 1px ${token['border-default']};
`

const Tool = styled(IconButton)`
  min-inline-size: 0;
  min-block-size: 0;
  inline-size: ${token['target-min']};
  block-size: ${token['target-min']};
`
