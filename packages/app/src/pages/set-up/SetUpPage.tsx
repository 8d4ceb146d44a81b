import { Trans, useLingui } from '@lingui/react/macro'
import { Button, PasswordField, TextField } from '@sightline/ui'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { useLocation, useSearchParams } from 'wouter'
import { FormColumn } from '../../forms/FormColumn.tsx'
import { FormErrors } from '../../forms/FormErrors.tsx'
import { FormField } from '../../forms/FormField.tsx'
import { showRefusal } from '../../forms/submit.ts'
import { AuthPage } from '../../layout/AuthPage.tsx'
import { paths } from '../../navigation/paths.ts'
import { useSession } from '../../session/SessionProvider.tsx'

/** Behind the one-time link: makes the first account, which is the administrator’s. */
export function SetUpPage() {
  const { t } = useLingui()
  const { api, refresh } = useSession()
  const [, navigate] = useLocation()
  const [search] = useSearchParams()
  const code = search.get('code') ?? ''
  const [refusal, setRefusal] = useState<string | null>(code === '' ? 'set_up_link_invalid' : null)
  const form = useForm({ defaultValues: { email: '', password: '' }, shouldFocusError: false })

  const setUp = form.handleSubmit(async (values) => {
    setRefusal(null)
    const result = await api.auth.setUp({ code, ...values })
    if (result.code !== 200) return setRefusal(showRefusal(form, result))
    navigate(paths.sites)
    refresh()
  })
  return (
    <AuthPage
      title={<Trans>Create the first account</Trans>}
      lead={<Trans>It administers this instance. Others can join later.</Trans>}
    >
      <FormColumn onSubmit={(event) => void setUp(event)} noValidate>
        <FormErrors form={form} refusal={refusal} />
        <FormField control={form.control} name="email" required="email_invalid">
          {(field) => <TextField {...field} type="email" label={t`E-mail`} autoComplete="username" />}
        </FormField>
        <FormField
          control={form.control}
          name="password"
          required="password_too_short"
          validate={(password) => (password.length < 10 ? 'password_too_short' : undefined)}
        >
          {(field) => (
            <PasswordField
              {...field}
              label={t`Password`}
              help={t`At least 10 characters`}
              autoComplete="new-password"
            />
          )}
        </FormField>
        <Button type="submit" variant="primary" size="lg" isFullWidth isPending={form.formState.isSubmitting}>
          <Trans>Create account</Trans>
        </Button>
      </FormColumn>
    </AuthPage>
  )
}
