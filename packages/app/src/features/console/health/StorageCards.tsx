import { Trans, useLingui } from '@lingui/react/macro'
import { DescriptionList, Progress, useFormat } from '@sightline/ui'
import { HealthCard } from './HealthCard.tsx'
import { useBytes } from './useBytes.ts'
import type { HealthStatus } from './useHealthStatus.ts'

interface CardProps {
  status: HealthStatus
}

/** The events that wait on disk until the event store has them. */
export function SpoolCard({ status: { problems, spool } }: CardProps) {
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

/** The room on the disk of the data folder. */
export function DiskCard({ status: { problems, disk } }: CardProps) {
  const { t } = useLingui()
  const bytes = useBytes()
  const all = bytes(disk.total_bytes)
  const free = bytes(disk.free_bytes)
  return (
    <HealthCard
      title={<Trans>Disk</Trans>}
      problems={problems}
      about={['disk_full', 'disk_low']}
      value={<Trans>{free} free</Trans>}
    >
      <Progress label={t`of ${all} in use`} value={disk.total_bytes - disk.free_bytes} maxValue={disk.total_bytes} />
    </HealthCard>
  )
}

/** The store of accounts, and the versions of what runs here. */
export function AccountsCard({ status: { problems, accounts, versions, started_at } }: CardProps) {
  const { t } = useLingui()
  const bytes = useBytes()
  const format = useFormat()
  return (
    <HealthCard
      title={<Trans>Accounts and versions</Trans>}
      problems={problems}
      about={['accounts_store']}
      value={accounts.bytes === null ? t`No answer` : bytes(accounts.bytes)}
    >
      <DescriptionList
        items={[
          {
            id: 'kind',
            term: <Trans>Store of accounts</Trans>,
            description: <bdi dir="ltr">{accounts.kind === 'postgres' ? 'PostgreSQL' : 'SQLite'}</bdi>,
          },
          { id: 'product', term: 'Sightline', description: <bdi dir="ltr">{versions.product}</bdi> },
          { id: 'node', term: 'Node.js', description: <bdi dir="ltr">{versions.node}</bdi> },
          {
            id: 'engine',
            term: 'ClickHouse',
            description: versions.engine === null ? t`No answer` : <bdi dir="ltr">{versions.engine}</bdi>,
          },
          { id: 'started', term: <Trans>Running since</Trans>, description: format.instant(started_at, timeZone) },
        ]}
      />
    </HealthCard>
  )
}

const { timeZone } = new Intl.DateTimeFormat().resolvedOptions()
