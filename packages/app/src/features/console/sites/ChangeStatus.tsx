import { Trans, useLingui } from '@lingui/react/macro'
import { type CallOutput, siteLimits } from '@sightline/api-client'
import { TextArea, toast } from '@sightline/ui'
import { FormDialog } from '../../../lib/forms/FormDialog.tsx'
import { FormField } from '../../../lib/forms/FormField.tsx'
import { useCallForm } from '../../../lib/forms/useCallForm.ts'
import { ConfirmCall } from '../../../lib/list-page/ConfirmCall.tsx'
import { useApi } from '../../../lib/api/ApiContext.ts'
import type { ManagedSite } from './useSiteList.ts'

interface ChangeStatusProps {
  site: ManagedSite
  onChanged: () => void
  onClose: () => void
}

/** Asks before collecting events for a website is stopped, and why, or before it is resumed. */
export const ChangeStatus = (props: ChangeStatusProps) =>
  props.site.status === 'active' ? <Disable {...props} /> : <Enable {...props} />

function Enable({ site: { id, version, domain }, onChanged, onClose }: ChangeStatusProps) {
  const { t } = useLingui()
  const api = useApi()
  return (
    <ConfirmCall
      title={<Trans>Enable {domain}?</Trans>}
      confirmLabel={<Trans>Enable</Trans>}
      variant="primary"
      onOpenChange={onClose}
      run={async () => {
        const { code, message } = await api.app.updateAppWebsite({ id, version, status: 'active' })
        return code === 200 ? undefined : message
      }}
      onDone={() => {
        toast.success(t`Saved`)
        onChanged()
        onClose()
      }}
    >
      <Trans>Its events are counted again from now on.</Trans>
    </ConfirmCall>
  )
}

function Disable({ site: { id, version, domain }, onChanged, onClose }: ChangeStatusProps) {
  const { t } = useLingui()
  const api = useApi()
  const state = useCallForm<{ status_reason: string }, CallOutput<'app', 'updateAppWebsite'>>({
    defaultValues: { status_reason: '' },
    call: (values) => api.app.updateAppWebsite({ id, version, status: 'disabled', ...values }),
    onDone: () => {
      toast.success(t`Saved`)
      onChanged()
      onClose()
    },
  })
  return (
    <FormDialog
      title={<Trans>Disable {domain}?</Trans>}
      state={state}
      sendLabel={<Trans>Disable</Trans>}
      variant="danger"
      onClose={onClose}
    >
      <p>
        <Trans>Its events are no longer counted. What was collected stays.</Trans>
      </p>
      <FormField control={state.form.control} name="status_reason" required="field_required">
        {(field) => (
          <TextArea
            {...field}
            label={t`Reason`}
            description={t`The owner sees it with the website, in a notice and by mail.`}
            maxLength={siteLimits.statusReason}
          />
        )}
      </FormField>
    </FormDialog>
  )
}
