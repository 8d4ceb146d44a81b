import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { unwrap } from '@sightline/api-client'
import { PinInput, TextField, toast } from '@sightline/ui'
import { FormCheckbox } from '@sightline/ui/form'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useApi } from '../../../lib/api/ApiContext.ts'
import { FormDialog } from '../../../lib/forms/FormDialog.tsx'
import { FormField } from '../../../lib/forms/FormField.tsx'
import { useCallForm } from '../../../lib/forms/useCallForm.ts'
import { accountKey, deletionKey } from '../../account/index.ts'
import { twoFactorsKey } from '../security/twoFactorsKey.ts'
import { OwnPasswordField } from '../components/OwnPasswordField.tsx'

interface ConfirmDeletionProps {
  /** The e-mail address of the account, which the person must type. */
  email: string
  siteCount: number
  onClose: () => void
}

/**
 * Requests the deletion of the account once its e-mail address was typed, and the password, or a code with two factors.
 */
export function ConfirmDeletion({ email, siteCount, onClose }: ConfirmDeletionProps) {
  const { t } = useLingui()
  const api = useApi()
  const queries = useQueryClient()
  const twoFactors = useQuery({
    queryKey: twoFactorsKey,
    queryFn: ({ signal }) => unwrap(api.user.twoFactors({}, { signal })),
  })
  const hasCode = twoFactors.data !== undefined && twoFactors.data.since !== null
  const state = useCallForm({
    defaultValues: { email: '', deletes_sites: false, password: '', code: '' },
    call: ({ password, code, ...values }) =>
      api.user.deleteAccount({ ...values, ...(hasCode ? { code } : { password }) }),
    onDone: () => {
      toast.success(t`Your account will be deleted`)
      void queries.invalidateQueries({ queryKey: accountKey })
      void queries.invalidateQueries({ queryKey: deletionKey })
      onClose()
    },
  })
  const { control } = state.form
  return (
    <FormDialog
      title={<Trans>Delete the account?</Trans>}
      state={state}
      sendLabel={<Trans>Delete account</Trans>}
      variant="danger"
      onClose={onClose}
    >
      <FormField
        control={control}
        name="email"
        required="field_required"
        validate={(typed) => (typed.toLowerCase() === email ? undefined : 'email_mismatch')}
      >
        {(field) => <TextField {...field} label={t`Type ${email} to confirm`} autoComplete="off" dir="ltr" />}
      </FormField>
      {siteCount > 0 && (
        <FormField control={control} name="deletes_sites" required="sites_unconfirmed">
          {(field) => (
            <FormCheckbox {...field}>
              <Plural
                value={siteCount}
                one="Delete my site and all of its data, too"
                other="Delete my # sites and all of their data, too"
              />
            </FormCheckbox>
          )}
        </FormField>
      )}
      {hasCode ? (
        <FormField control={control} name="code" required="field_required">
          {(field) => <PinInput {...field} label={t`Code`} />}
        </FormField>
      ) : (
        <OwnPasswordField control={control} />
      )}
    </FormDialog>
  )
}
