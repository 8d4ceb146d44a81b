import { RowDrawer as KitRowDrawer, type DrawerProps, type RowDrawerContent } from '@sightline/ui'
import type { ReactNode } from 'react'
import { useMessageText } from '../i18n/messageTexts.ts'
import type { OpenRow } from './useOpenRow.ts'

interface RowDrawerProps<Row> {
  open: OpenRow<Row>
  /** Draws the drawer of the row that has come, with `OpenRowDrawer`. */
  children: (row: Row) => ReactNode
}

/** The drawer of the row that the address names, or what stands in its place until it has come. */
export function RowDrawer<Row>({ open, children }: RowDrawerProps<Row>) {
  const text = useMessageText()
  const { shown, content } = open
  if (shown === null) return null
  if (content.status === 'ready') return children(content.row)
  const waiting: RowDrawerContent =
    content.status === 'missing'
      ? { status: 'missing', message: text('not_found') }
      : content.status === 'error'
        ? { ...content, message: text(content.message) }
        : content
  return <OpenRowDrawer open={open} title={<bdi>{shown}</bdi>} content={waiting} />
}

interface OpenRowDrawerProps<Row> extends Omit<
  DrawerProps,
  'isOpen' | 'onOpenChange' | 'hasUnsavedChanges' | 'actions' | 'children'
> {
  open: OpenRow<Row>
  content?: RowDrawerContent
  children?: ReactNode
}

/** The drawer of one row, with the ways to the rows beside it. */
export function OpenRowDrawer<Row>({ open, ...props }: OpenRowDrawerProps<Row>) {
  const { previous, next } = open.neighbours
  return <KitRowDrawer {...props} isOpen onOpenChange={open.leave} onPrevious={previous} onNext={next} />
}
