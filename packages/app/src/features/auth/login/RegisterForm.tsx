import { Trans, useLingui } from '@lingui/react/macro'
import { trialDays } from '@sightline/api-client'
import { Link, TextField, useKit } from '@sightline/ui'
import { useSearchParams } from 'wouter'
import { AuthForm } from '../components/AuthForm.tsx'
import { FormField } from '../../../lib/forms/FormField.tsx'
import { NewAccountFields } from '../components/NewAccountFields.tsx'
import { useSignInForm } from '../components/useSignInForm.ts'
import { hrefOf } from '../../../lib/navigation/hashAddress.ts'
import { paths } from '../../../lib/navigation/paths.ts'
import { useApi } from '../../../lib/api/ApiContext.ts'
import { forgetAttribution, readAttribution } from '../session/attribution.ts'
import { OtherFormLine } from './OtherFormLine.tsx'

/** The form that creates an account and signs in. */
export function RegisterForm({ needsInvitation }: { needsInvitation: boolean }) {
  const { t } = useLingui()
  const api = useApi()
  const { locale } = useKit()
  const [search] = useSearchParams()
  // The form may have been opened by a link within the app, whose address then has the attribution.
  const attribution = { ...readAttribution(sessionStorage), ...invitationIn(search) }
  const state = useSignInForm({
    defaultValues: { email: '', password: '', invite_code: attribution.invite_code ?? '' },
    call: async (values) => {
      const result = await api.auth.register({ ...attribution, ...values, locale })
      if (result.code === 200) forgetAttribution(sessionStorage)
      return result
    },
  })
  const { control } = state.form
  return (
    <AuthForm
      title={<Trans>Create your account</Trans>}
      lead={<Trans>{trialDays}-day trial, no card needed.</Trans>}
      claim={t`Start with one line of code.`}
      state={state}
      submit={<Trans>Create account</Trans>}
      below={
        <OtherFormLine>
          <Trans>
            Already have an account? <Link href={hrefOf(paths.login)}>Sign in</Link>
          </Trans>
        </OtherFormLine>
      }
    >
      <NewAccountFields control={control} />
      <FormField control={control} name="invite_code" {...(needsInvitation && { required: 'field_required' })}>
        {(field) => (
          <TextField
            {...field}
            label={needsInvitation ? t`Invitation code` : t`Invitation code (optional)`}
            description={needsInvitation ? t`From somebody who has an account here.` : undefined}
            autoComplete="off"
          />
        )}
      </FormField>
    </AuthForm>
  )
}

function invitationIn(search: URLSearchParams): { invite_code?: string } {
  const code = search.get('invite_code') ?? ''
  return code === '' ? {} : { invite_code: code }
}
