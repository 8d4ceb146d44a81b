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
  if (loadingState === 'error') return <Failed {...{ errorMessage, onRetry, onClearFilters }} />
  return onClearFilters === undefined ? empty : <NoMatch onClearFilters={onClearFilters} />
}

/** Where trying again would bring the same, clearing the filters may help. */
function Failed({ errorMessage, onRetry, onClearFilters }: Pick<ListMessageProps, FailedProp>) {
  const text = useText()
  const canClear = onRetry === undefined && onClearFilters !== undefined
  return (
    <ErrorState
      title={text(msg`The list could not be loaded`)}
      onRetry={onRetry}
      actions={canClear && <Button onPress={onClearFilters}>{text(msg`Clear filters`)}</Button>}
    >
      {errorMessage}
    </ErrorState>
  )
}

type FailedProp = 'errorMessage' | 'onRetry' | 'onClearFilters'

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
