import { Trans } from '@lingui/react/macro'
import { useSearchParams } from 'wouter'
import { AuthForm } from '../../forms/AuthForm.tsx'
import { NewAccountFields } from '../../forms/NewAccountFields.tsx'
import { useSignInForm } from '../../forms/useSignInForm.ts'
import { useSession } from '../../session/SessionProvider.tsx'

/** Behind the one-time link: makes the first account, which is the administrator’s. */
export function SetUpPage() {
  const { api } = useSession()
  const [search] = useSearchParams()
  const code = search.get('code') ?? ''
  const state = useSignInForm({
    defaultValues: { email: '', password: '' },
    call: (values) => api.auth.setUp({ code, ...values }),
    initialError: code === '' ? 'set_up_link_invalid' : undefined,
  })
  return (
    <AuthForm
      title={<Trans>Create the first account</Trans>}
      lead={<Trans>It administers this instance. Others can join later.</Trans>}
      state={state}
      submit={<Trans>Create account</Trans>}
    >
      <NewAccountFields control={state.form.control} />
    </AuthForm>
  )
}
