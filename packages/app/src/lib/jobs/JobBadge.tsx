import { Plural } from '@lingui/react/macro'
import type { JobStatus } from '@sightline/api-client'
import { Badge } from '@sightline/ui'
import { useJobStatusNames } from './useJobNames.ts'

interface JobBadgeProps {
  status: JobStatus
  /** How many rows or lines have failed. */
  problems?: number
}

/** The status of a job; one that has ended with problems says how many. */
export function JobBadge({ status, problems = 0 }: JobBadgeProps) {
  const names = useJobStatusNames()
  if (status === 'succeeded' && problems > 0)
    return (
      <Badge tone="warning">
        <Plural value={problems} one="Finished with # problem" other="Finished with # problems" />
      </Badge>
    )
  return <Badge tone={jobTones[status]}>{names[status]}</Badge>
}

export const jobTones = {
  queued: 'neutral',
  running: 'info',
  succeeded: 'positive',
  failed: 'negative',
  cancelled: 'warning',
} as const
