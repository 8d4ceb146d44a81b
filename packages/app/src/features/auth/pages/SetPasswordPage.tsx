import { Trans } from '@lingui/react/macro'
import { useState } from 'react'
import { useLocation, useSearchParams } from 'wouter'
import { AuthForm } from '../components/AuthForm.tsx'
import { NewPasswordField } from '../components/NewPasswordField.tsx'
import { SecondStep } from '../components/LazySecondStep.ts'
import { useSignInForm } from '../components/useSignInForm.ts'
import { paths } from '../../../lib/navigation/paths.ts'
import { useApi } from '../../../lib/api/ApiContext.ts'

/** The page of a one-time link from an administrator: it sets the password and signs in. */
export default function SetPasswordPage() {
  const api = useApi()
  const [search] = useSearchParams()
  const code = search.get('code') ?? ''
  const [challenge, setChallenge] = useState<string | null>(null)
  const [, navigate] = useLocation()
  const state = useSignInForm({
    defaultValues: { password: '' },
    call: (values) => api.auth.resetPassword({ code, ...values }),
    onSecondStep: setChallenge,
    initialError: code === '' ? 'link_invalid' : undefined,
    // The link can be used once, so going back must not open it again.
    address: 'replace',
  })
  if (challenge !== null)
    return <SecondStep challenge={challenge} onBack={() => navigate(paths.login, { replace: true })} />
  return (
    <AuthForm
      title={<Trans>Set your password</Trans>}
      lead={<Trans>You will be signed in with it, and signed out everywhere else.</Trans>}
      state={state}
      submit={<Trans>Set password</Trans>}
    >
      <NewPasswordField control={state.form.control} />
    </AuthForm>
  )
}
