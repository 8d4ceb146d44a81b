import type { JobStatus } from '@sightline/api-client'
import { Badge } from '@sightline/ui'
import { useJobStatusNames } from './useJobNames.ts'

/** The status of a job. */
export function JobBadge({ status }: { status: JobStatus }) {
  const names = useJobStatusNames()
  return <Badge tone={jobTones[status]}>{names[status]}</Badge>
}

export const jobTones = {
  queued: 'neutral',
  running: 'info',
  succeeded: 'positive',
  failed: 'negative',
  cancelled: 'warning',
} as const
