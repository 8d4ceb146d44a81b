import { Trans, useLingui } from '@lingui/react/macro'
import { ButtonLink, Callout, Stack, Text, TextField, useKit } from '@sightline/ui'
import { useState } from 'react'
import { AuthForm } from '../components/AuthForm.tsx'
import { AuthFrame } from '../components/AuthFrame.tsx'
import { FormField } from '../../../lib/forms/FormField.tsx'
import { useCallForm } from '../../../lib/forms/useCallForm.ts'
import { useApi } from '../../../lib/api/ApiContext.ts'
import { hrefOf } from '../../../lib/navigation/hashAddress.ts'
import { paths } from '../../../lib/navigation/paths.ts'

/**
 * The way back in without the password: a mailed link, or where no mail is sent, the advice to ask an administrator.
 */
export default function ForgotPassword({ canMail }: { canMail: boolean }) {
  return canMail ? <LinkByMail /> : <WithoutMail />
}

function LinkByMail() {
  const { t } = useLingui()
  const { locale } = useKit()
  const api = useApi()
  const [sentTo, setSentTo] = useState<string | null>(null)
  const state = useCallForm({
    defaultValues: { email: '' },
    call: ({ email }) => api.auth.forgotPassword({ email, locale }),
    onDone: () => setSentTo(state.form.getValues('email')),
  })
  const back = (
    <ButtonLink size="lg" variant="quiet" isFullWidth href={hrefOf(paths.login)}>
      <Trans>Sign in</Trans>
    </ButtonLink>
  )
  if (sentTo !== null)
    return (
      <AuthFrame title={<Trans>Check your e-mail</Trans>}>
        <Stack>
          <Callout
            tone="positive"
            title={
              <Trans>
                If <bdi dir="ltr">{sentTo}</bdi> has an account here, a link is on its way. It is valid for 30 minutes
                and works once.
              </Trans>
            }
          />
          <Text size="sm">
            <Trans>Nothing after a few minutes? Check your spam folder, or ask an administrator for a link.</Trans>
          </Text>
          {back}
        </Stack>
      </AuthFrame>
    )
  return (
    <AuthForm
      title={<Trans>Forgot your password?</Trans>}
      lead={<Trans>We will e-mail you a link to set a new one.</Trans>}
      state={state}
      submit={<Trans>Send link</Trans>}
      below={back}
    >
      <FormField control={state.form.control} name="email" required="email_invalid">
        {(field) => <TextField {...field} type="email" label={t`E-mail`} autoComplete="username" />}
      </FormField>
    </AuthForm>
  )
}

function WithoutMail() {
  return (
    <AuthFrame
      title={<Trans>Forgot your password?</Trans>}
      description={
        <Trans>
          This instance sends no mail. Ask an administrator for a one-time link: it lets you set a new password and
          signs you in.
        </Trans>
      }
    >
      <Stack gap={8}>
        <Text>
          <Trans>
            If you are the only administrator, start the server with{' '}
            <code dir="ltr">npm start -- --password-link=</code> and your e-mail: it prints such a link.
          </Trans>
        </Text>
        <ButtonLink size="lg" isFullWidth href={hrefOf(paths.login)}>
          <Trans>Sign in</Trans>
        </ButtonLink>
      </Stack>
    </AuthFrame>
  )
}
