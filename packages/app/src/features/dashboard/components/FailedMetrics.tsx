import { useLingui } from '@lingui/react/macro'
import { ApiError } from '@sightline/api-client'
import { ErrorState, type ErrorStateProps } from '@sightline/ui'
import { useMessageText } from '../../../lib/i18n/messageTexts.ts'

interface FailedMetricsProps extends Pick<ErrorStateProps, 'level' | 'actions'> {
  error: Error
  onRetry: () => void
}

/** Stands in place of metrics that failed to load, and gives the reason where it is known. */
export function FailedMetrics({ error, ...rest }: FailedMetricsProps) {
  const { t } = useLingui()
  const title = t`Loading failed, please refresh and try again`
  // The message of one field says more than the general one.
  const [ofField] = error instanceof ApiError ? Object.values(error.fields) : []
  const reason = useMessageText()(ofField ?? error.message)
  return (
    <ErrorState title={title} {...rest}>
      {reason !== title && reason}
    </ErrorState>
  )
}
