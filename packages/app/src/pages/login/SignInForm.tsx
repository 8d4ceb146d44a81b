import { Trans, useLingui } from '@lingui/react/macro'
import { Button, Callout, Link, PasswordField, TextField } from '@sightline/ui'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { useLocation } from 'wouter'
import { FormColumn } from '../../forms/FormColumn.tsx'
import { FormErrors } from '../../forms/FormErrors.tsx'
import { FormField } from '../../forms/FormField.tsx'
import { showRefusal } from '../../forms/submit.ts'
import { AuthPage } from '../../layout/AuthPage.tsx'
import { hrefOf } from '../../navigation/hash.ts'
import { paths } from '../../navigation/paths.ts'
import { useSession } from '../../session/SessionProvider.tsx'
import { OtherWay } from './OtherWay.tsx'

interface SignInFormProps {
  /** Whether this instance has no account yet. */
  isSetUpNeeded: boolean
  /** Whether somebody new may make an account. */
  canRegister: boolean
}

export function SignInForm({ isSetUpNeeded, canRegister }: SignInFormProps) {
  const { t } = useLingui()
  const { api, refresh } = useSession()
  const [location, navigate] = useLocation()
  const [refusal, setRefusal] = useState<string | null>(null)
  const form = useForm({ defaultValues: { email: '', password: '' }, shouldFocusError: false })

  const signIn = form.handleSubmit(async (values) => {
    setRefusal(null)
    const result = await api.auth.login(values)
    if (result.code !== 200) return setRefusal(showRefusal(form, result))
    // Elsewhere the form stands in place of a page, which appears by itself now.
    if (location === paths.login) navigate(paths.sites)
    refresh()
  })
  return (
    <AuthPage title={<Trans>Welcome back</Trans>} lead={<Trans>Log in to see how your sites are doing today.</Trans>}>
      <FormColumn onSubmit={(event) => void signIn(event)} noValidate>
        {isSetUpNeeded && <SetUpNotice />}
        <FormErrors form={form} refusal={refusal} />
        <FormField control={form.control} name="email" required="email_invalid">
          {(field) => <TextField {...field} type="email" label={t`E-mail`} autoComplete="username" />}
        </FormField>
        <FormField control={form.control} name="password" required="field_required">
          {(field) => <PasswordField {...field} label={t`Password`} autoComplete="current-password" />}
        </FormField>
        <Button type="submit" variant="primary" size="lg" isFullWidth isPending={form.formState.isSubmitting}>
          <Trans>Log in</Trans>
        </Button>
        <OtherWay>
          {canRegister && (
            <Trans>
              New here? <Link href={hrefOf(paths.register)}>Create an account</Link>
            </Trans>
          )}
        </OtherWay>
      </FormColumn>
    </AuthPage>
  )
}

/** A new instance has nobody to sign in yet. */
function SetUpNotice() {
  return (
    <Callout title={<Trans>This instance has no account yet</Trans>}>
      <Trans>Open the one-time set-up link that the server printed when it started.</Trans>
    </Callout>
  )
}
