import { Trans } from '@lingui/react/macro'
import { Button } from '@sightline/ui'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { useLocation, useSearchParams } from 'wouter'
import { FormColumn } from '../../forms/FormColumn.tsx'
import { FormErrors } from '../../forms/FormErrors.tsx'
import { NewAccountFields } from '../../forms/NewAccountFields.tsx'
import { showRefusal } from '../../forms/submit.ts'
import { AuthPage } from '../../layout/AuthPage.tsx'
import { paths } from '../../navigation/paths.ts'
import { useSession } from '../../session/SessionProvider.tsx'

/** Behind the one-time link: makes the first account, which is the administrator’s. */
export function SetUpPage() {
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
        <NewAccountFields control={form.control} />
        <Button type="submit" variant="primary" size="lg" isFullWidth isPending={form.formState.isSubmitting}>
          <Trans>Create account</Trans>
        </Button>
      </FormColumn>
    </AuthPage>
  )
}
