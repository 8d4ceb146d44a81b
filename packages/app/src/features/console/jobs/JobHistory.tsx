import { Trans, useLingui } from '@lingui/react/macro'
import type { OwnedJob } from '@sightline/api-client'
import { Card, Timeline, type TimelineItem } from '@sightline/ui'
import { isRunning } from '../../../lib/jobs/useJob.ts'
import { utcMinute } from '../../../lib/list-page/utc.ts'
import { jobTones } from '../../../lib/jobs/JobBadge.tsx'
import { useJobStatusNames } from '../../../lib/jobs/useJobNames.ts'

/** When a job was requested and begun, made its last progress, and ended. */
export function JobHistory({ job }: { job: OwnedJob }) {
  const { t } = useLingui()
  const statusNames = useJobStatusNames()
  const { status, created_at, started_at, updated_at, finished_at } = job
  const at = (instant: string) => ({ time: `${utcMinute(instant)} UTC`, dateTime: instant })
  const state = { title: statusNames[status], tone: jobTones[status] }
  const items: TimelineItem[] = [
    { id: 'created', title: t`Requested`, ...at(created_at) },
    ...(started_at === null ? [] : [{ id: 'started', title: t`Started`, ...at(started_at) }]),
    ...(isRunning(status) && updated_at !== (started_at ?? created_at)
      ? [{ id: 'updated', title: t`Last progress`, ...at(updated_at) }]
      : []),
    finished_at === null ? { id: 'now', ...state, isAhead: true } : { id: 'ended', ...state, ...at(finished_at) },
  ]
  return (
    <Card title={<Trans>History</Trans>}>
      <Timeline aria-label={t`History of the job`} items={items} />
    </Card>
  )
}
