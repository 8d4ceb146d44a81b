import { useLingui } from '@lingui/react/macro'
import type { OwnedJob } from '@sightline/api-client'
import { RetryIcon, StopIcon, type MenuGroup } from '@sightline/ui'

interface JobActions {
  onRetry: (job: OwnedJob) => void
  onCancel: (job: OwnedJob) => void
}

/** What administrators can do with a job: only what the service lets happen. */
export function useJobMenu({ onRetry, onCancel }: JobActions): (job: OwnedJob) => MenuGroup[] {
  const { t } = useLingui()
  return (job) => [
    {
      id: 'run',
      items: [
        ...(job.retry_error === null
          ? [{ id: 'retry', label: t`Run again`, icon: RetryIcon, onAction: () => onRetry(job) }]
          : []),
        ...(job.can_cancel
          ? [{ id: 'cancel', label: t`Cancel the job`, icon: StopIcon, onAction: () => onCancel(job) }]
          : []),
      ],
    },
  ]
}
