import { Trans, useLingui } from '@lingui/react/macro'
import { connectionLimits, type CallOutput, type ConnectionOfUser } from '@sightline/api-client'
import { Text, TextArea, toast } from '@sightline/ui'
import { FormDialog } from '../../../lib/forms/FormDialog.tsx'
import { FormField } from '../../../lib/forms/FormField.tsx'
import { useCallForm } from '../../../lib/forms/useCallForm.ts'
import { useApi } from '../../../lib/api/ApiContext.ts'

interface DisconnectForUserProps {
  connection: ConnectionOfUser
  /** Called with the account’s id once it is disconnected. */
  onDisconnected: (id: string) => void
  onClose: () => void
}

/** Disconnects another person’s account, and asks for the reason that the person is told. */
export function DisconnectForUser({ connection, onDisconnected, onClose }: DisconnectForUserProps) {
  const { t } = useLingui()
  const api = useApi()
  const { id, label, email } = connection
  const state = useCallForm<{ reason: string }, CallOutput<'authorization', 'disconnectAccount'>>({
    defaultValues: { reason: '' },
    call: ({ reason }) => api.authorization.disconnectAccount({ id, reason }),
    onDone: ({ is_revoked: isRevoked }) => {
      toast.success(
        isRevoked
          ? t`Disconnected`
          : t`Disconnected here. Access has not been revoked at the provider; the owner is told.`,
      )
      onDisconnected(id)
      onClose()
    },
  })
  return (
    <FormDialog
      title={<Trans>Disconnect {label}?</Trans>}
      state={state}
      sendLabel={<Trans>Disconnect</Trans>}
      onClose={onClose}
    >
      <Text>
        <Trans>
          What depends on this account stops. <bdi>{email}</bdi> gets a notice with your reason and can connect it
          again.
        </Trans>
      </Text>
      <FormField control={state.form.control} name="reason" required="field_required">
        {(field) => <TextArea {...field} label={t`Reason`} maxLength={connectionLimits.reason} />}
      </FormField>
    </FormDialog>
  )
}
