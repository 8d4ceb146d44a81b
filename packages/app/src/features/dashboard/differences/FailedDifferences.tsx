import { Trans } from '@lingui/react/macro'
import { ButtonLink, ErrorState } from '@sightline/ui'
import { useMessageText } from '../../../lib/i18n/messageTexts.ts'
import { hrefOf } from '../../../lib/navigation/hashAddress.ts'
import { paths } from '../../../lib/navigation/paths.ts'
import { endsByConnecting } from '../notices/sourceNotices.ts'

interface FailedDifferencesProps {
  error: Error
  /** Whether the person may connect the Google account of the site. */
  isOwner: boolean
  onRetry: () => void
}

/** Stands in place of all metrics where one failure keeps every one of them from being compared. */
export function FailedDifferences({ error, isOwner, onRetry }: FailedDifferencesProps) {
  const text = useMessageText()
  const endsHere = isOwner && endsByConnecting.has(error.message)
  return (
    <ErrorState
      title={<Trans>Google Analytics data cannot be read</Trans>}
      {...(endsHere
        ? {
            actions: (
              <ButtonLink variant="primary" href={hrefOf(paths.authorization)}>
                <Trans>Connected accounts</Trans>
              </ButtonLink>
            ),
          }
        : { onRetry })}
    >
      {text(error.message)}
    </ErrorState>
  )
}
