import { msg } from '@lingui/core/macro'
import { Lock, SearchX } from 'lucide-react'
import type { ReactNode } from 'react'
import { useText } from '../../../format/useText.ts'
import { Button } from '../../actions/Button/index.ts'
import { EmptyState } from '../../feedback/EmptyState/index.ts'
import { ErrorState } from '../../feedback/ErrorState/index.ts'
import type { LoadingProps } from '../../props.ts'

export interface ListMessageProps extends LoadingProps {
  isDenied?: boolean | undefined
  empty: ReactNode
  onClearFilters?: (() => void) | undefined
}

/**
 * The message in place of rows: that there are none, that none match, that they failed to load, or are not for this
 * person.
 */
export function ListMessage({ loadingState, errorMessage, onRetry, isDenied = false, ...rest }: ListMessageProps) {
  const { empty, onClearFilters } = rest
  if (loadingState === 'error' && isDenied) return <Denied message={errorMessage} />
  if (loadingState === 'error') return <Failed message={errorMessage} onRetry={onRetry} />
  return onClearFilters === undefined ? empty : <NoMatch onClearFilters={onClearFilters} />
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
    <EmptyState icon={Lock} title={useText()(msg`You do not have access to this list`)} role="alert">
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
