import { useLingui } from '@lingui/react/macro'
import type { OwnedJob } from '@sightline/api-client'
import { toast } from '@sightline/ui'
import { useApi } from '../../../lib/api/ApiContext.ts'
import { useMessageText } from '../../../lib/i18n/messageTexts.ts'

/** Runs a job again that has failed or was cancelled. */
export function useRetryJob(onChanged: () => void): (job: OwnedJob) => Promise<void> {
  const { t } = useLingui()
  const api = useApi()
  const text = useMessageText()
  return async ({ id }) => {
    const result = await api.job.retry({ id })
    if (result.code === 200) toast.success(t`The job runs again`)
    else toast.error(text(result.message))
    onChanged()
  }
}
