import { Trans } from '@lingui/react/macro'
import { ButtonLink } from '@sightline/ui'
import { useSearchParams } from 'wouter'
import { AuthForm } from '../../forms/AuthForm.tsx'
import { NewAccountFields } from '../../forms/NewAccountFields.tsx'
import { useSignInForm } from '../../forms/useSignInForm.ts'
import { AuthPage } from '../../layout/AuthPage.tsx'
import { hrefOf } from '../../navigation/hash.ts'
import { paths } from '../../navigation/paths.ts'
import { useInstance } from '../../session/queries.ts'
import { useSession } from '../../session/SessionProvider.tsx'

/** Behind the one-time link: makes the first account, which is the administrator’s. */
export function SetUpPage() {
  const { data: instance, isPending } = useInstance()
  if (isPending) return null
  return instance?.set_up_needed === false ? <IsSetUp /> : <SetUpForm />
}

function IsSetUp() {
  return (
    <AuthPage title={<Trans>This instance is set up</Trans>} lead={<Trans>Its first account exists already.</Trans>}>
      <ButtonLink size="lg" isFullWidth href={hrefOf(paths.login)}>
        <Trans>Log in</Trans>
      </ButtonLink>
    </AuthPage>
  )
}

function SetUpForm() {
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
