import { Trans, useLingui } from '@lingui/react/macro'
import type { AiTask } from '@sightline/api-client'
import { Card, Timeline, type TimelineItem } from '@sightline/ui'
import { utcMinute } from '../../../lib/list-page/utc.ts'
import { isOver } from './isOver.ts'
import { useTaskStatusNames } from '../../../lib/ai-tasks/TaskStatusBadge.tsx'

/** When a task was added, changed last, and finished: in this order. */
export function TaskHistory({ task }: { task: AiTask }) {
  const { t } = useLingui()
  const statusNames = useTaskStatusNames()
  const { created_at, updated_at, finished_at, task_status } = task
  const at = (instant: string) => ({ time: `${utcMinute(instant)} UTC`, dateTime: instant })
  const items: (TimelineItem & { dateTime?: string })[] = [{ id: 'created', title: t`Added`, ...at(created_at) }]
  if (finished_at !== null)
    items.push({ id: 'finished', title: statusNames[task_status], tone: tones[task_status], ...at(finished_at) })
  if (updated_at !== created_at && updated_at !== finished_at)
    items.push({ id: 'updated', title: t`Last changed`, ...at(updated_at) })
  items.sort((one, other) => (one.dateTime ?? '').localeCompare(other.dateTime ?? ''))
  // Whoever changes a task by hand may end it without a time.
  if (finished_at === null)
    items.push({ id: 'now', title: statusNames[task_status], tone: tones[task_status], isAhead: !isOver(task_status) })
  return (
    <Card title={<Trans>History</Trans>}>
      <Timeline aria-label={t`History of the task`} items={items} />
    </Card>
  )
}

const tones = {
  pending: 'neutral',
  running: 'info',
  succeeded: 'positive',
  failed: 'negative',
  cancelled: 'warning',
} as const
