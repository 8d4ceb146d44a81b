import { Trans } from '@lingui/react/macro'
import { ButtonLink } from '@sightline/ui'
import { useSearchParams } from 'wouter'
import { AuthForm } from '../components/AuthForm.tsx'
import { NewAccountFields } from '../components/NewAccountFields.tsx'
import { useSignInForm } from '../components/useSignInForm.ts'
import { AuthFrame } from '../components/AuthFrame.tsx'
import { hrefOf } from '../../../lib/navigation/hashAddress.ts'
import { paths } from '../../../lib/navigation/paths.ts'
import { useInstance } from '../api.ts'
import { useApi } from '../../../lib/api/ApiContext.ts'

/** The page of the one-time set-up link: it creates the first account, the administrator’s. */
export default function SetUpPage() {
  const { data: instance, isPending } = useInstance()
  if (isPending) return null
  return instance?.set_up_needed === false ? <IsSetUp /> : <SetUpForm />
}

function IsSetUp() {
  return (
    <AuthFrame
      title={<Trans>This instance is set up</Trans>}
      description={<Trans>The first account already exists.</Trans>}
    >
      <ButtonLink size="lg" isFullWidth href={hrefOf(paths.login)}>
        <Trans>Sign in</Trans>
      </ButtonLink>
    </AuthFrame>
  )
}

function SetUpForm() {
  const api = useApi()
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
      lead={<Trans>It will administer this instance. Others can join later.</Trans>}
      state={state}
      submit={<Trans>Create account</Trans>}
    >
      <NewAccountFields control={state.form.control} />
    </AuthForm>
  )
}
