import { useLingui } from '@lingui/react/macro'
import type { TaskStatus } from '@sightline/api-client'
import { Badge } from '@sightline/ui'
import { useMemo } from 'react'

/** The status of a task. */
export function TaskStatusBadge({ status }: { status: TaskStatus }) {
  const nameOf = useTaskStatusNames()
  return <Badge tone={tones[status]}>{nameOf[status]}</Badge>
}

export function useTaskStatusNames(): Record<TaskStatus, string> {
  const { t } = useLingui()
  return useMemo(
    () => ({
      pending: t`Pending`,
      running: t`Running`,
      succeeded: t`Succeeded`,
      failed: t`Failed`,
      cancelled: t`Cancelled`,
    }),
    [t],
  )
}

const tones = {
  pending: 'neutral',
  running: 'info',
  succeeded: 'positive',
  failed: 'negative',
  cancelled: 'warning',
} as const
