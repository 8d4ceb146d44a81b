import { Trans } from '@lingui/react/macro'
import { Columns, ErrorState, Skeleton } from '@sightline/ui'
import { useMessageText } from '../../../lib/i18n/messageTexts.ts'
import { AppCodeCard } from './AppCodeCard.tsx'
import { AiCard, GoogleCard } from './ServiceCards.tsx'
import { BackupsCard } from './BackupsCard.tsx'
import { CollectorCard } from './CollectorCard.tsx'
import { DroppedCard } from './DroppedCard.tsx'
import { EngineCard } from './EngineCard.tsx'
import { QueriesCard } from './QueriesCard.tsx'
import { AccountsCard, DiskCard, SpoolCard } from './StorageCards.tsx'
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
      <DroppedCard status={status} />
      <EngineCard status={status} />
      <QueriesCard status={status} />
      <SpoolCard status={status} />
      <DiskCard status={status} />
      <BackupsCard status={status} />
      <AccountsCard status={status} />
      <AppCodeCard status={status} />
      <GoogleCard status={status} />
      <AiCard status={status} />
    </Columns>
  )
}
