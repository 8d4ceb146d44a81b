import { Trans, useLingui } from '@lingui/react/macro'
import { Button, Link, TextField } from '@sightline/ui'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { useLocation } from 'wouter'
import { FormColumn } from '../../forms/FormColumn.tsx'
import { FormErrors } from '../../forms/FormErrors.tsx'
import { FormField } from '../../forms/FormField.tsx'
import { NewAccountFields } from '../../forms/NewAccountFields.tsx'
import { showRefusal } from '../../forms/submit.ts'
import { AuthPage } from '../../layout/AuthPage.tsx'
import { hrefOf } from '../../navigation/hash.ts'
import { paths } from '../../navigation/paths.ts'
import { useSession } from '../../session/SessionProvider.tsx'
import { OtherWay } from './OtherWay.tsx'

/** Makes an account and signs in. */
export function RegisterForm({ needsInvitation }: { needsInvitation: boolean }) {
  const { t } = useLingui()
  const { api, refresh } = useSession()
  const [, navigate] = useLocation()
  const [refusal, setRefusal] = useState<string | null>(null)
  const form = useForm({ defaultValues: { email: '', password: '', invite_code: '' }, shouldFocusError: false })

  const register = form.handleSubmit(async (values) => {
    setRefusal(null)
    const result = await api.auth.register(values)
    if (result.code !== 200) return setRefusal(showRefusal(form, result))
    navigate(paths.sites)
    refresh()
  })
  return (
    <AuthPage
      title={<Trans>Create your account</Trans>}
      lead={<Trans>30 days of trial, no card needed.</Trans>}
      claim={t`Start with one line of code.`}
    >
      <FormColumn onSubmit={(event) => void register(event)} noValidate>
        <FormErrors form={form} refusal={refusal} />
        <NewAccountFields control={form.control} />
        <FormField control={form.control} name="invite_code" {...(needsInvitation && { required: 'field_required' })}>
          {(field) => (
            <TextField
              {...field}
              label={needsInvitation ? t`Invitation code` : t`Invitation code (optional)`}
              {...(needsInvitation && { help: t`From somebody who has an account here.` })}
              autoComplete="off"
            />
          )}
        </FormField>
        <Button type="submit" variant="primary" size="lg" isFullWidth isPending={form.formState.isSubmitting}>
          <Trans>Create account</Trans>
        </Button>
        <OtherWay>
          <Trans>
            Already have an account? <Link href={hrefOf(paths.login)}>Log in</Link>
          </Trans>
        </OtherWay>
      </FormColumn>
    </AuthPage>
  )
}
