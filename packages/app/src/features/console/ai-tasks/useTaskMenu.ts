import { useLingui } from '@lingui/react/macro'
import type { AiTask } from '@sightline/api-client'
import { DeleteIcon, RetryIcon, StopIcon, type MenuGroup } from '@sightline/ui'
import { isOver } from './isOver.ts'
import { useCancelTask } from './useCancelTask.ts'
import { useRunAgain } from './useRunAgain.ts'

/** The menu of a task: what is under way can be cancelled, what is over run again, and each deleted. */
export function useTaskMenu(onChanged: () => void, onDelete: (task: AiTask) => void) {
  const { t } = useLingui()
  const runAgain = useRunAgain(onChanged)
  const cancel = useCancelTask(onChanged)
  return (task: AiTask): MenuGroup[] => [
    {
      id: 'run',
      items: [
        isOver(task.task_status)
          ? { id: 'again', label: t`Run again`, icon: RetryIcon, onAction: () => void runAgain(task) }
          : { id: 'cancel', label: t`Cancel the task`, icon: StopIcon, onAction: () => void cancel(task) },
      ],
    },
    { id: 'end', items: [{ id: 'delete', label: t`Delete`, icon: DeleteIcon, onAction: () => onDelete(task) }] },
  ]
}
