import { msg } from '@lingui/core/macro'
import { Lock, SearchX } from 'lucide-react'
import type { ReactNode } from 'react'
import { useText } from '../../../format/useText.ts'
import { Button } from '../../actions/Button/index.ts'
import { EmptyState } from '../../feedback/EmptyState/index.ts'
import { ErrorState } from '../../feedback/ErrorState/index.ts'
import type { LoadingProps } from '../../props.ts'
import { MessageCell, Seen } from './DataTable.styles.ts'

interface TableMessageProps extends LoadingProps {
  isDenied?: boolean | undefined
  empty: ReactNode
  onClearFilters?: (() => void) | undefined
  columnCount: number
  /** The width that is seen of a table that scrolls sideways, in px. */
  visibleWidth: number | undefined
}

/**
 * The message in place of rows: that there are none, that none match, that they failed to load, or are not for this
 * person.
 */
export function TableMessage(props: TableMessageProps) {
  const {
    loadingState,
    errorMessage,
    onRetry,
    isDenied = false,
    empty,
    onClearFilters,
    columnCount,
    visibleWidth,
  } = props
  return (
    <tbody>
      <tr>
        <MessageCell colSpan={columnCount}>
          <Seen $width={visibleWidth}>
            {loadingState === 'error' && isDenied ? (
              <Denied message={errorMessage} />
            ) : loadingState === 'error' ? (
              <Failed message={errorMessage} onRetry={onRetry} />
            ) : onClearFilters === undefined ? (
              empty
            ) : (
              <NoMatch onClearFilters={onClearFilters} />
            )}
          </Seen>
        </MessageCell>
      </tr>
    </tbody>
  )
}

function Failed({ message, onRetry }: { message: ReactNode; onRetry: LoadingProps['onRetry'] }) {
  return (
    <ErrorState title={useText()(msg`The list could not be loaded`)} onRetry={onRetry}>
      {message}
    </ErrorState>
  )
}

/** The message for a person without access; it has no retry, which would bring the same answer. */
function Denied({ message }: { message: ReactNode }) {
  return (
    <EmptyState icon={Lock} title={useText()(msg`This list is not for you to see`)} role="alert">
      {message}
    </EmptyState>
  )
}

function NoMatch({ onClearFilters }: { onClearFilters: () => void }) {
  const text = useText()
  return (
    <EmptyState
      icon={SearchX}
      title={text(msg`Nothing matches these filters`)}
      actions={<Button onPress={onClearFilters}>{text(msg`Clear filters`)}</Button>}
    >
      {text(msg`Try fewer filters, or another spelling.`)}
    </EmptyState>
  )
}
