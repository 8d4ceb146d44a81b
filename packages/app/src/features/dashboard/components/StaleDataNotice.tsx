import { Trans } from '@lingui/react/macro'
import { Button, useFormat } from '@sightline/ui'
import { NoticeLine } from '../notices/NoticeLine.tsx'

interface StaleDataNoticeProps {
  /** The time at which the metrics arrived, in milliseconds. */
  updatedAt: number
  onRetry: () => void
}

/** Says that the metrics on the page could not be refreshed, and how old they are. */
export function StaleDataNotice({ updatedAt, onRetry }: StaleDataNoticeProps) {
  const time = useFormat().time(new Date(updatedAt))
  return (
    <NoticeLine
      actions={
        <Button size="sm" variant="quiet" onPress={onRetry}>
          <Trans>Try again</Trans>
        </Button>
      }
    >
      <Trans>
        Updated <strong>{time}</strong>. Newer data could not be loaded.
      </Trans>
    </NoticeLine>
  )
}
