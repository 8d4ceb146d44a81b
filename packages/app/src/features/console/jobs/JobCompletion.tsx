import { useLingui } from '@lingui/react/macro'
import type { OwnedJob } from '@sightline/api-client'
import { missing, Progress, useFormat } from '@sightline/ui'
import { isRunning } from '../../../lib/jobs/useJob.ts'

/** How many parts of a job are done, of all of them: as a bar as long as the job goes on. */
export function JobCompletion({ job: { status, done, total } }: { job: Pick<OwnedJob, 'status' | 'done' | 'total'> }) {
  const { t } = useLingui()
  const format = useFormat()
  if (total === null) return status === 'running' ? <Progress label={t`Begins`} value={null} /> : missing
  const [doneCount, totalCount] = [format.full(done), format.full(total)]
  const label = t`${doneCount} of ${totalCount}`
  return isRunning(status) ? <Progress label={label} value={done} maxValue={total} /> : label
}
