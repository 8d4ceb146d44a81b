import { useLingui } from '@lingui/react/macro'
import type { AiTask } from '@sightline/api-client'
import { toast } from '@sightline/ui'
import { useApi } from '../../../lib/api/ApiContext.ts'
import { useMessageText } from '../../../lib/i18n/messageTexts.ts'

/** Adds a task that does once more what one that is over was to do. */
export function useRunAgain(onChanged: () => void) {
  const { t } = useLingui()
  const api = useApi()
  const text = useMessageText()
  return async ({ id }: AiTask) => {
    const result = await api.aitask.runAgain({ id })
    if (result.code === 200) toast.success(t`Task added`)
    else toast.error(text(result.message))
    onChanged()
  }
}
