import { msg } from '@lingui/core/macro'
import { ChevronDown, ChevronUp, SearchX } from 'lucide-react'
import type { ReactNode } from 'react'
import { useText } from '../../../format/useText.ts'
import { IconButton } from '../../actions/IconButton/index.ts'
import { EmptyState } from '../../feedback/EmptyState/index.ts'
import { ErrorState } from '../../feedback/ErrorState/index.ts'
import { Skeleton } from '../../feedback/Skeleton/index.ts'
import { hasData, type LoadingProps, type StrictOmit } from '../../props.ts'
import { Drawer, type DrawerProps } from '../Drawer/index.ts'

export interface RowDrawerProps extends StrictOmit<DrawerProps, 'actions' | 'children'>, LoadingProps {
  /**
   * Whether the row does not exist: the drawer then says so and offers no retry.
   * @default false
   */
  isMissing?: boolean | undefined
  /** Opens the previous row; undefined for the first row. */
  onPrevious: (() => void) | undefined
  /** Opens the next row; undefined for the last row. */
  onNext: (() => void) | undefined
  /** The content of the row; undefined until it has loaded. */
  children?: ReactNode | undefined
}

/** A drawer for one row of a list, with buttons for the previous and the next row. It accepts the props of Drawer. */
export function RowDrawer(props: RowDrawerProps) {
  const { loadingState = 'idle', errorMessage, onRetry, isMissing = false, ...other } = props
  const { onPrevious, onNext, children, ...drawer } = other
  const text = useText()
  return (
    <Drawer
      {...drawer}
      actions={
        <>
          <IconButton
            icon={ChevronUp}
            aria-label={text(msg`Previous row`)}
            aria-disabled={onPrevious === undefined}
            onPress={() => onPrevious?.()}
          />
          <IconButton
            icon={ChevronDown}
            aria-label={text(msg`Next row`)}
            aria-disabled={onNext === undefined}
            onPress={() => onNext?.()}
          />
        </>
      }
    >
      {loadingState === 'loading' && (
        <div aria-busy="true" aria-label={text(msg`Loading`)} role="status">
          <Skeleton inlineSize="60%" />
        </div>
      )}
      {loadingState === 'error' && isMissing && (
        <EmptyState icon={SearchX} title={errorMessage}>
          {text(msg`It may have been deleted since the link was created.`)}
        </EmptyState>
      )}
      {loadingState === 'error' && !isMissing && (
        <ErrorState title={text(msg`This entry could not be loaded`)} onRetry={onRetry}>
          {errorMessage}
        </ErrorState>
      )}
      {hasData(loadingState) && children}
    </Drawer>
  )
}
