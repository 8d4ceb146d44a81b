import { Trans } from '@lingui/react/macro'
import { Button } from '@sightline/ui'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { useLocation, useSearchParams } from 'wouter'
import { FormColumn } from '../../forms/FormColumn.tsx'
import { FormErrors } from '../../forms/FormErrors.tsx'
import { NewPasswordField } from '../../forms/NewPasswordField.tsx'
import { showRefusal } from '../../forms/submit.ts'
import { AuthPage } from '../../layout/AuthPage.tsx'
import { paths } from '../../navigation/paths.ts'
import { useSession } from '../../session/SessionProvider.tsx'

/** Behind a one-time link that an administrator hands over: sets the password and signs in. */
export function SetPasswordPage() {
  const { api, refresh } = useSession()
  const [, navigate] = useLocation()
  const [search] = useSearchParams()
  const code = search.get('code') ?? ''
  const [refusal, setRefusal] = useState<string | null>(code === '' ? 'link_invalid' : null)
  const form = useForm({ defaultValues: { password: '' }, shouldFocusError: false })

  const setPassword = form.handleSubmit(async (values) => {
    setRefusal(null)
    const result = await api.auth.resetPassword({ code, ...values })
    if (result.code !== 200) return setRefusal(showRefusal(form, result))
    // The link is used up: going back must not lead to it.
    navigate(paths.sites, { replace: true })
    refresh()
  })
  return (
    <AuthPage
      title={<Trans>Set your password</Trans>}
      lead={<Trans>You are signed in with it at once, and signed out everywhere else.</Trans>}
    >
      <FormColumn onSubmit={(event) => void setPassword(event)} noValidate>
        <FormErrors form={form} refusal={refusal} />
        <NewPasswordField control={form.control} />
        <Button type="submit" variant="primary" size="lg" isFullWidth isPending={form.formState.isSubmitting}>
          <Trans>Set password</Trans>
        </Button>
      </FormColumn>
    </AuthPage>
  )
}
