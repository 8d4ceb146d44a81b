import { useLingui } from '@lingui/react/macro'
import type { AiTask } from '@sightline/api-client'
import { toast } from '@sightline/ui'
import { useApi } from '../../../lib/api/ApiContext.ts'
import { useMessageText } from '../../../lib/i18n/messageTexts.ts'
import { isOver } from './isOver.ts'

/** Cancels a task that waits or runs; what it was to do can be run again. */
export function useCancelTask(onChanged: () => void) {
  const { t } = useLingui()
  const api = useApi()
  const text = useMessageText()
  return async ({ id, version }: AiTask) => {
    const result = await api.aitask.updateAppAitask({ id, version, task_status: 'cancelled' })
    if (result.code === 200) toast.success(t`Cancelled`)
    else if ('data' in result && result.message === 'row_changed' && hasEnded(result.data))
      toast.info(t`The task had already ended`)
    else toast.error(text(result.message))
    onChanged()
  }
}

function hasEnded(task: unknown): boolean {
  const status = (task as Partial<AiTask> | null)?.task_status
  return status !== undefined && isOver(status)
}
