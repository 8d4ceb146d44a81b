import { Trans, useLingui } from '@lingui/react/macro'
import {
  DownIcon,
  Drawer,
  EmptyState,
  ErrorState,
  IconButton,
  NoMatchIcon,
  Skeleton,
  UpIcon,
  type DrawerProps,
} from '@sightline/ui'
import type { ReactNode } from 'react'
import { useMessageText } from '../i18n/messageTexts.ts'
import type { OpenRow, OpenRowContent } from './useOpenRow.ts'

interface RowDrawerProps<Row> {
  open: OpenRow<Row>
  /** Draws the drawer of the row that has come, with `OpenRowDrawer`. */
  children: (row: Row) => ReactNode
}

/** The drawer of the row that the address names, or what stands in its place until it has come. */
export function RowDrawer<Row>({ open, children }: RowDrawerProps<Row>) {
  const { shown, content } = open
  if (shown === null) return null
  return content.status === 'ready' ? children(content.row) : <Waiting open={open} content={content} />
}

interface OpenRowDrawerProps<Row> extends Omit<DrawerProps, 'isOpen' | 'onClose' | 'hasUnsavedChanges' | 'actions'> {
  open: OpenRow<Row>
}

/** The drawer of one row, with the ways to the rows beside it. */
export function OpenRowDrawer<Row>({ open, ...props }: OpenRowDrawerProps<Row>) {
  const { t } = useLingui()
  const { previous, next } = open.neighbours
  return (
    <Drawer
      {...props}
      isOpen
      onClose={open.leave}
      actions={
        <>
          <IconButton
            icon={UpIcon}
            aria-label={t`Previous row`}
            isDisabled={previous === undefined}
            onPress={() => previous?.()}
          />
          <IconButton
            icon={DownIcon}
            aria-label={t`Next row`}
            isDisabled={next === undefined}
            onPress={() => next?.()}
          />
        </>
      }
    />
  )
}

interface WaitingProps<Row> {
  open: OpenRow<Row>
  content: Exclude<OpenRowContent<Row>, { status: 'ready' }>
}

function Waiting<Row>({ open, content }: WaitingProps<Row>) {
  const { t } = useLingui()
  const text = useMessageText()
  return (
    <OpenRowDrawer open={open} title={<bdi>{open.shown}</bdi>}>
      {content.status === 'loading' && (
        <div aria-busy="true" aria-label={t`Loading`} role="status">
          <Skeleton inlineSize="60%" />
        </div>
      )}
      {content.status === 'missing' && (
        <EmptyState icon={NoMatchIcon} title={text('not_found')}>
          <Trans>It may have been deleted since the link was made.</Trans>
        </EmptyState>
      )}
      {content.status === 'error' && (
        <ErrorState title={<Trans>This entry could not be loaded</Trans>} onRetry={content.onRetry}>
          {text(content.message)}
        </ErrorState>
      )}
    </OpenRowDrawer>
  )
}
