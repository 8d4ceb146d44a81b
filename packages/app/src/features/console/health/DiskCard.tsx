import { Trans, useLingui } from '@lingui/react/macro'
import { Progress } from '@sightline/ui'
import { HealthCard } from './HealthCard.tsx'
import { useBytes } from './useBytes.ts'
import type { HealthStatus } from './useHealthStatus.ts'

/** The room on the disk of the data folder. */
export function DiskCard({ status: { problems, disk } }: { status: HealthStatus }) {
  const { t } = useLingui()
  const bytes = useBytes()
  const used = bytes(disk.total_bytes - disk.free_bytes)
  const all = bytes(disk.total_bytes)
  const free = bytes(disk.free_bytes)
  return (
    <HealthCard
      title={<Trans>Disk</Trans>}
      problems={problems}
      about={['disk_full', 'disk_low']}
      value={<Trans>{free} free</Trans>}
    >
      <Progress
        label={t`${used} of ${all} in use`}
        value={disk.total_bytes - disk.free_bytes}
        maxValue={disk.total_bytes}
      />
    </HealthCard>
  )
}
