import { Trans, useLingui } from '@lingui/react/macro'
import { DescriptionList, Text, useFormat } from '@sightline/ui'
import { HealthCard } from './HealthCard.tsx'
import { useBytes } from './useBytes.ts'
import type { HealthStatus } from './useHealthStatus.ts'

type DailyBackups = NonNullable<HealthStatus['backups']['daily']>

interface BackupsCardProps {
  status: Pick<HealthStatus, 'problems' | 'backups'>
}

/** The daily backups: the last one, whether it is known to be whole, and the next one. */
export function BackupsCard({ status: { problems, backups } }: BackupsCardProps) {
  const { t } = useLingui()
  const format = useFormat()
  const { daily, is_possible } = backups
  const last = daily?.last
  return (
    <HealthCard
      title={<Trans>Backups</Trans>}
      problems={problems}
      about={['backup_failed', 'backup_altered', 'backup_old', 'backup_unverified']}
      isOn={daily !== null}
      value={last ? format.instant(last.at, timeZone) : daily === null ? t`No daily backup` : t`No backup yet`}
    >
      {daily === null ? <Advice isPossible={is_possible} /> : <Daily daily={daily} />}
    </HealthCard>
  )
}

function Advice({ isPossible }: { isPossible: boolean }) {
  if (!isPossible)
    return (
      <Text>
        <Trans>
          The events are on several ClickHouse servers. Back up each of them with its own BACKUP, and the account store
          with the tools of its database.
        </Trans>
      </Text>
    )
  return (
    <Text>
      <Trans>
        Set a time and a folder with BACKUP_SCHEDULE and BACKUP_TO, best on another disk. Backups made by command are
        not shown here.
      </Trans>
    </Text>
  )
}

function Daily({ daily }: { daily: DailyBackups }) {
  const { t } = useLingui()
  const bytes = useBytes()
  const format = useFormat()
  const { last, folder, keep, kept, failure, verification_failure } = daily
  const error = failure?.error ?? verification_failure?.error
  const count = format.full(kept)
  const most = format.full(keep)
  return (
    <DescriptionList
      items={[
        ...(last === null
          ? []
          : [
              { id: 'size', term: <Trans>Size</Trans>, description: bytes(last.bytes) },
              {
                id: 'encryption',
                term: <Trans>Encryption</Trans>,
                description: last.is_encrypted ? t`Encrypted` : t`Not encrypted`,
              },
            ]),
        { id: 'folder', term: <Trans>Folder</Trans>, description: <bdi dir="ltr">{folder}</bdi> },
        { id: 'verified', term: <Trans>Last verified</Trans>, description: <Verified daily={daily} /> },
        { id: 'next', term: <Trans>Next backup</Trans>, description: <Next daily={daily} /> },
        { id: 'kept', term: <Trans>Kept</Trans>, description: t`${count}, at most ${most}` },
        ...(error ? [{ id: 'error', term: <Trans>Error</Trans>, description: <bdi dir="ltr">{error}</bdi> }] : []),
      ]}
    />
  )
}

function Verified({ daily: { activity, last, last_verified } }: { daily: DailyBackups }) {
  const format = useFormat()
  if (activity === 'verification') return <Trans>Under way</Trans>
  if (last_verified === null) return <Trans>Never</Trans>
  const at = format.instant(last_verified.at, timeZone)
  if (last_verified.backup_at === last?.at) return at
  const backup = format.instant(last_verified.backup_at, timeZone)
  return (
    <Trans>
      {at}, the backup of {backup}
    </Trans>
  )
}

function Next({ daily: { activity, next_at } }: { daily: DailyBackups }) {
  const format = useFormat()
  return activity === 'backup' ? <Trans>Under way</Trans> : format.instant(next_at, timeZone)
}

const { timeZone } = new Intl.DateTimeFormat().resolvedOptions()
