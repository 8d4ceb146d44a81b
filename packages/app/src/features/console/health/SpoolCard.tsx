import { Trans, useLingui } from '@lingui/react/macro'
import { Progress } from '@sightline/ui'
import { HealthCard } from './HealthCard.tsx'
import { useBytes } from './useBytes.ts'
import type { HealthStatus } from './useHealthStatus.ts'

/** The events that wait on disk until the event store has them. */
export function SpoolCard({ status: { problems, spool } }: { status: HealthStatus }) {
  const { t } = useLingui()
  const bytes = useBytes()
  const most = bytes(spool.max_bytes)
  return (
    <HealthCard
      title={<Trans>Spool</Trans>}
      problems={problems}
      about={['spool_full', 'spool_filling', 'shared_visits']}
      value={bytes(spool.bytes)}
    >
      <Progress
        label={t`of ${most} that may wait for the event store`}
        value={spool.bytes}
        maxValue={spool.max_bytes}
      />
    </HealthCard>
  )
}
