import { msg } from '@lingui/core/macro'
import { ChevronDown, ChevronUp, SearchX } from 'lucide-react'
import type { ReactNode } from 'react'
import { useText } from '../../../format/useText.ts'
import { IconButton } from '../../actions/IconButton/index.ts'
import { EmptyState } from '../../feedback/EmptyState/index.ts'
import { ErrorState } from '../../feedback/ErrorState/index.ts'
import { Skeleton } from '../../feedback/Skeleton/index.ts'
import { Drawer, type DrawerProps } from '../Drawer/index.ts'

/** What of a row has come. */
export type RowDrawerContent =
  | { status: 'ready' }
  | { status: 'loading' }
  /** There is no such row; `message` says so. */
  | { status: 'missing'; message: ReactNode }
  | { status: 'error'; message: ReactNode; onRetry: () => void }

export interface RowDrawerProps extends Omit<DrawerProps, 'actions' | 'children'> {
  /**
   * What of the row has come.
   * @default { status: 'ready' }
   */
  content?: RowDrawerContent | undefined
  /** Goes to the row before this one; undefined where there is none. */
  onPrevious: (() => void) | undefined
  /** Goes to the row behind this one; undefined where there is none. */
  onNext: (() => void) | undefined
  /** The row’s content, once it has come. */
  children?: ReactNode | undefined
}

/** The drawer of one row of a list, with the ways to the rows beside it. Takes what Drawer takes. */
export function RowDrawer({ content = ready, onPrevious, onNext, children, ...drawer }: RowDrawerProps) {
  const text = useText()
  return (
    <Drawer
      {...drawer}
      actions={
        <>
          <IconButton
            icon={ChevronUp}
            aria-label={text(msg`Previous row`)}
            isDisabled={onPrevious === undefined}
            onPress={() => onPrevious?.()}
          />
          <IconButton
            icon={ChevronDown}
            aria-label={text(msg`Next row`)}
            isDisabled={onNext === undefined}
            onPress={() => onNext?.()}
          />
        </>
      }
    >
      {content.status === 'loading' && (
        <div aria-busy="true" aria-label={text(msg`Loading`)} role="status">
          <Skeleton inlineSize="60%" />
        </div>
      )}
      {content.status === 'missing' && (
        <EmptyState icon={SearchX} title={content.message}>
          {text(msg`It may have been deleted since the link was made.`)}
        </EmptyState>
      )}
      {content.status === 'error' && (
        <ErrorState title={text(msg`This entry could not be loaded`)} onRetry={content.onRetry}>
          {content.message}
        </ErrorState>
      )}
      {content.status === 'ready' && children}
    </Drawer>
  )
}

const ready = { status: 'ready' } as const
