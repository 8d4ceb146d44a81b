import { Trans } from '@lingui/react/macro'
import { Columns, ErrorState, Skeleton, Stack } from '@sightline/ui'
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

/** A card for each part that is measured, as high as what it says: two columns that need not keep step. */
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
      <Stack gap={8} style={{ alignContent: 'start' }}>
        <CollectorCard status={status} />
        <EngineCard status={status} />
        <DiskCard status={status} />
        <AiCard status={status} />
      </Stack>
      <Stack gap={8} style={{ alignContent: 'start' }}>
        <DroppedEventsCard status={status} />
        <SlowQueriesCard status={status} />
        <SpoolCard status={status} />
        <AccountStoreCard status={status} />
        <BackupsCard status={status} />
        <LoadErrorsCard status={status} />
        <LocationsCard status={status} />
        <GoogleCard status={status} />
      </Stack>
    </Columns>
  )
}
