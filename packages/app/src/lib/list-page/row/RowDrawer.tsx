import { RowDrawer as KitRowDrawer, type RowDrawerProps as KitRowDrawerProps } from '@sightline/ui'
import type { ReactNode } from 'react'
import { useMessageText } from '../../i18n/messageTexts.ts'
import type { OpenRow } from './useOpenRow.ts'

interface RowDrawerProps<Row> {
  open: OpenRow<Row>
  /** Draws the drawer of the loaded row, with `OpenRowDrawer`. */
  children: (row: Row) => ReactNode
}

/** The drawer of the row that the address names; a placeholder until it has loaded. */
export function RowDrawer<Row>({ open, children }: RowDrawerProps<Row>) {
  const text = useMessageText()
  const { shown, content } = open
  if (shown === null) return null
  const { row, errorMessage, ...loading } = content
  if (row !== undefined) return children(row)
  return (
    <OpenRowDrawer
      open={open}
      title={<bdi>{shown}</bdi>}
      {...loading}
      errorMessage={errorMessage === undefined ? undefined : text(errorMessage)}
    />
  )
}

interface OpenRowDrawerProps<Row> extends Omit<
  KitRowDrawerProps,
  'isOpen' | 'onOpenChange' | 'hasUnsavedChanges' | 'onPrevious' | 'onNext'
> {
  open: OpenRow<Row>
}

/** The drawer of one row, with links to the rows before and after it. */
export function OpenRowDrawer<Row>({ open, ...props }: OpenRowDrawerProps<Row>) {
  const { previous, next } = open.neighbours
  return <KitRowDrawer {...props} isOpen onOpenChange={open.leave} onPrevious={previous} onNext={next} />
}
