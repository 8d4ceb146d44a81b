import { Trans } from '@lingui/react/macro'
import { Columns, ErrorState, Skeleton } from '@sightline/ui'
import { useMessageText } from '../../../lib/i18n/messageTexts.ts'
import { LoadErrorsCard } from './LoadErrorsCard.tsx'
import { AccountStoreCard } from './AccountStoreCard.tsx'
import { AiCard } from './AiCard.tsx'
import { BackupsCard } from './BackupsCard.tsx'
import { CollectorCard } from './CollectorCard.tsx'
import { DroppedEventsCard } from './DroppedEventsCard.tsx'
import { EngineCard } from './EngineCard.tsx'
import { SlowQueriesCard } from './SlowQueriesCard.tsx'
import { DiskCard } from './DiskCard.tsx'
import { GoogleCard } from './GoogleCard.tsx'
import { LocationsCard } from './LocationsCard.tsx'
import { SpoolCard } from './SpoolCard.tsx'
import { useHealthStatus } from './useHealthStatus.ts'

/** A card for each part that is measured. */
export function HealthCards() {
  const text = useMessageText()
  const health = useHealthStatus()
  if (health.isError)
    return (
      <ErrorState title={<Trans>This could not be loaded</Trans>} onRetry={() => void health.refetch()}>
        {text(health.error.message)}
      </ErrorState>
    )
  const status = health.data
  if (status === undefined) return <Skeleton blockSize="32rem" />
  return (
    <Columns>
      <CollectorCard status={status} />
      <DroppedEventsCard status={status} />
      <EngineCard status={status} />
      <SlowQueriesCard status={status} />
      <SpoolCard status={status} />
      <DiskCard status={status} />
      <BackupsCard status={status} />
      <AccountStoreCard status={status} />
      <LoadErrorsCard status={status} />
      <LocationsCard status={status} />
      <GoogleCard status={status} />
      <AiCard status={status} />
    </Columns>
  )
}
