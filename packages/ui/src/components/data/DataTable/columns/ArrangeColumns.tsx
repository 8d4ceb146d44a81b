import { msg } from '@lingui/core/macro'
import { ArrowDown, ArrowUp } from 'lucide-react'
import { useLayoutEffect, useRef, useState } from 'react'
import { useFormat } from '../../../../format/index.ts'
import { useText } from '../../../../format/useText.ts'
import { Button } from '../../../actions/Button/index.ts'
import { Dialog } from '../../../overlays/Dialog/index.ts'
import { IconButton } from '../../../actions/IconButton/index.ts'
import { SegmentedControl } from '../../../inputs/SegmentedControl/index.ts'
import { VisuallyHidden } from '../../../layout/VisuallyHidden/index.ts'
import { ColumnLine, ColumnList, ColumnName } from './ArrangeColumns.styles.ts'
import { arrangeColumns, canMove, moved, pinned } from './arrange.ts'
import type { View } from './view.ts'

export interface ArrangeColumnsProps {
  /** All columns but the first; hidden ones keep their positions. */
  columns: readonly { id: string; header: string }[]
  view: View
  changeView: (changed: Partial<View>) => void
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
}

/** A list with buttons that change the order of columns and the edges to which they are pinned. */
export function ArrangeColumns({ columns, view, changeView, isOpen, onOpenChange }: ArrangeColumnsProps) {
  const text = useText()
  const format = useFormat()
  const list = useRef<HTMLOListElement>(null)
  const [lastMove, setLastMove] = useState<{ id: string; step: 1 | -1; said: string }>()
  const all = arrangeColumns(
    columns.map(({ id }) => id),
    view,
  )
  const ids = all.filter((id) => !view.switchedOff.has(id))
  const headers = new Map(columns.map(({ id, header }) => [id, header]))
  // An element that moves in the document loses the focus, so it is given back to its button, or to the opposite one at
  // the end of the list.
  useLayoutEffect(() => {
    if (lastMove === undefined) return
    const buttons = list.current?.querySelectorAll<HTMLButtonElement>(
      `[data-column="${CSS.escape(lastMove.id)}"] [data-move]`,
    )
    const wanted = [...(buttons ?? [])].filter((button) => !button.disabled)
    ;(wanted.find(({ dataset }) => dataset['move'] === String(lastMove.step)) ?? wanted[0])?.focus()
  }, [lastMove])
  const move = (id: string, step: 1 | -1) => {
    const order = moved(all, id, step, view.switchedOff)
    changeView({ order })
    const header = headers.get(id) ?? id
    const place = format.full(ids.indexOf(id) + step + 1)
    const count = format.full(ids.length)
    setLastMove({ id, step, said: text(msg`${header}: ${place} of ${count}`) })
  }
  return (
    <Dialog
      title={text(msg`Arrange columns`)}
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      footer={
        <Button onPress={() => changeView({ order: [], pins: {}, widths: {} })}>
          {text(msg`Reset to the default`)}
        </Button>
      }
    >
      <VisuallyHidden role="status">{lastMove?.said ?? ''}</VisuallyHidden>
      <ColumnList ref={list}>
        {ids.map((id) => {
          const header = headers.get(id) ?? id
          return (
            <ColumnLine key={id} data-column={id}>
              <ColumnName>{header}</ColumnName>
              <IconButton
                size="sm"
                icon={ArrowUp}
                aria-label={text(msg`Move ${header} towards the start`)}
                isDisabled={!canMove(ids, view.pins, id, -1)}
                onPress={() => move(id, -1)}
                data-move={-1}
              />
              <IconButton
                size="sm"
                icon={ArrowDown}
                aria-label={text(msg`Move ${header} towards the end`)}
                isDisabled={!canMove(ids, view.pins, id, 1)}
                onPress={() => move(id, 1)}
                data-move={1}
              />
              <SegmentedControl
                size="sm"
                aria-label={text(msg`Where ${header} stays in sight`)}
                value={view.pins[id] ?? 'none'}
                items={[
                  { value: 'start', label: text(msg`Start`) },
                  { value: 'none', label: text(msg`Scrolls`) },
                  { value: 'end', label: text(msg`End`) },
                ]}
                onChange={(side) => changeView({ pins: pinned(view.pins, id, side === 'none' ? undefined : side) })}
              />
            </ColumnLine>
          )
        })}
      </ColumnList>
    </Dialog>
  )
}
