import { Trans } from '@lingui/react/macro'
import { Button, ButtonLink, CodeIcon, EmptyState, useFormat } from '@sightline/ui'
import { hrefOf } from '../../../lib/navigation/hashAddress.ts'
import { paths } from '../../../lib/navigation/paths.ts'
import { lastDaysOf, type Period } from '../query/range.ts'
import { useStoredDays } from './useStoredDays.ts'

interface NoEventsProps {
  siteId: string
  maySetUp: boolean
  /** Called with a period of which days of Google Analytics are stored. */
  onShow: (period: Period) => void
}

const SHOWN_DAYS = 30

/**
 * Stands in place of the metrics of a site that has never counted an event, and leads to the days that are stored of a
 * Google Analytics property.
 */
export default function NoEvents({ siteId, maySetUp, onShow }: NoEventsProps) {
  const format = useFormat()
  const kept = useStoredDays(siteId)
  const days = kept && format.days(`${kept.first}T00:00:00.000Z`, `${kept.last}T23:59:59.999Z`, 'UTC')
  return (
    <EmptyState
      title={<Trans>Waiting for the first event</Trans>}
      actions={
        <>
          {maySetUp && (
            <ButtonLink variant="primary" size="lg" icon={CodeIcon} href={hrefOf(paths.install(siteId))}>
              <Trans>Finish set-up</Trans>
            </ButtonLink>
          )}
          {kept !== null && (
            <Button size="lg" onPress={() => onShow(lastDaysOf(kept, SHOWN_DAYS))}>
              <Trans>Show the stored days</Trans>
            </Button>
          )}
        </>
      }
    >
      {maySetUp ? <Trans>No events yet. Add the snippet to your site to begin.</Trans> : <Trans>No events yet.</Trans>}{' '}
      {days !== null && <Trans>Google Analytics data for {days} is stored.</Trans>}
    </EmptyState>
  )
}
