import { Trans, useLingui } from '@lingui/react/macro'
import { DescriptionList, useFormat } from '@sightline/ui'
import { HealthCard } from './HealthCard.tsx'
import { useBytes } from './useBytes.ts'
import type { HealthStatus } from './useHealthStatus.ts'

/** The store of accounts, and the versions of what runs here. */
export function AccountStoreCard({ status: { problems, accounts, versions, started_at } }: { status: HealthStatus }) {
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
            term: <Trans>Account store</Trans>,
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
