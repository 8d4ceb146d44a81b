import { Trans, useLingui } from '@lingui/react/macro'
import type { OwnedJob } from '@sightline/api-client'
import { toast } from '@sightline/ui'
import { useApi } from '../../../lib/api/ApiContext.ts'
import { ConfirmCall } from '../../../lib/list-page/ConfirmCall.tsx'
import { useJobKindNames } from '../../../lib/jobs/useJobNames.ts'

interface CancelJobProps {
  job: OwnedJob
  onChanged: () => void
  onClose: () => void
}

/** Stops a job of anybody, once that is confirmed. */
export function CancelJob({ job: { id, kind, owner_email }, onChanged, onClose }: CancelJobProps) {
  const { t } = useLingui()
  const api = useApi()
  const name = useJobKindNames()[kind]
  const email = owner_email ?? ''
  return (
    <ConfirmCall
      title={<Trans>Cancel “{name}”?</Trans>}
      confirmLabel={<Trans>Cancel the job</Trans>}
      onOpenChange={onClose}
      run={async () => {
        const result = await api.job.cancel({ id })
        return result.code === 200 ? undefined : result.message
      }}
      onDone={() => {
        toast.success(t`Job cancelled`)
        onChanged()
        onClose()
      }}
    >
      <Trans>
        The job of <bdi>{email}</bdi> stops after the current step. What it has done so far stays.
      </Trans>
    </ConfirmCall>
  )
}
