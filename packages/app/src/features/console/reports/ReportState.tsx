import { Trans } from '@lingui/react/macro'
import { ErrorState, Skeleton } from '@sightline/ui'
import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useMessageText } from '../../../lib/i18n/messageTexts.ts'

interface ReportStateProps<Answer> {
  answer: UseQueryResult<Answer>
  /** Draws the report once its answer has loaded. */
  children: (data: Answer) => ReactNode
}

/** A report; while it loads, or after an error, its loading or error state. */
export function ReportState<Answer>({ answer, children }: ReportStateProps<Answer>) {
  const text = useMessageText()
  if (answer.data !== undefined) return children(answer.data)
  return answer.isError ? (
    <ErrorState title={<Trans>This could not be loaded</Trans>} onRetry={() => void answer.refetch()}>
      {text(answer.error.message)}
    </ErrorState>
  ) : (
    <Skeleton blockSize="24rem" />
  )
}
