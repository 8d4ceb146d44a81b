import { Trans, useLingui } from '@lingui/react/macro'
import type { ConnectedAccount } from '@sightline/api-client'
import { PasswordField, Text, toast } from '@sightline/ui'
import { FormDialog } from '../../../lib/forms/FormDialog.tsx'
import { FormField } from '../../../lib/forms/FormField.tsx'
import { useCallForm } from '../../../lib/forms/useCallForm.ts'
import { useApi } from '../../../lib/api/ApiContext.ts'
import { useRefreshConnections } from '../api.ts'

/** The form for an API token that was created at Cloudflare. */
export function CloudflareToken({ onClose }: { onClose: () => void }) {
  const { t } = useLingui()
  const api = useApi()
  const refresh = useRefreshConnections()
  const state = useCallForm<{ token: string }, ConnectedAccount>({
    defaultValues: { token: '' },
    call: (values) => api.authorization.connectToken(values),
    onDone: () => {
      toast.success(t`The account is connected`)
      refresh()
      onClose()
    },
  })
  return (
    <FormDialog
      title={<Trans>Connect Cloudflare</Trans>}
      state={state}
      sendLabel={<Trans>Connect</Trans>}
      onClose={onClose}
    >
      <Text>
        <Trans>
          Create an API token at Cloudflare, under My Profile, API Tokens, with the permissions “Account Settings: Read”
          and “Cloudflare Pages: Read”. It is kept encrypted.
        </Trans>
      </Text>
      <FormField control={state.form.control} name="token" required="field_required">
        {(field) => <PasswordField {...field} label={t`API token`} autoComplete="new-password" />}
      </FormField>
    </FormDialog>
  )
}
