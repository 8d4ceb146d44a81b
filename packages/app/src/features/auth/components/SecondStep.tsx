import { Trans, useLingui } from '@lingui/react/macro'
import { codeLength } from '@sightline/api-client'
import { Button, PinInput, TextField } from '@sightline/ui'
import { useState } from 'react'
import { useLocation } from 'wouter'
import { FormField } from '../../../lib/forms/FormField.tsx'
import { useApi } from '../../../lib/api/ApiContext.ts'
import { paths } from '../../../lib/navigation/paths.ts'
import { AuthForm } from './AuthForm.tsx'
import { useSignInForm } from './useSignInForm.ts'

export interface SecondStepProps {
  /** The token of the answer that asked for a second step. */
  challenge: string
  /** Called to start over with the first step. */
  onBack: () => void
}

/** The second step of a sign-in: a code of the authenticator app, or a recovery code. */
export default function SecondStep({ challenge, onBack }: SecondStepProps) {
  const { t } = useLingui()
  const api = useApi()
  const [location] = useLocation()
  const [isRecovery, setRecovery] = useState(false)
  const state = useSignInForm({
    defaultValues: { code: '' },
    call: ({ code }) => api.auth.secondStep({ challenge, code }),
    // On any other path the form stands in place of a page, so the address stays.
    address: location === paths.login ? 'push' : location === paths.setPassword ? 'replace' : 'keep',
  })
  const { control } = state.form
  const change = () => {
    state.form.reset()
    setRecovery(!isRecovery)
  }
  return (
    <AuthForm
      title={<Trans>Second step</Trans>}
      lead={
        isRecovery ? (
          <Trans>Enter one of your recovery codes. Each works once.</Trans>
        ) : (
          <Trans>Enter the six digits that your authenticator app shows now.</Trans>
        )
      }
      state={state}
      submit={<Trans>Sign in</Trans>}
      below={
        <>
          <Button size="lg" variant="quiet" isFullWidth onPress={change}>
            {isRecovery ? <Trans>Use the authenticator app</Trans> : <Trans>Use a recovery code</Trans>}
          </Button>
          <Button size="lg" variant="quiet" isFullWidth onPress={onBack}>
            <Trans>Back</Trans>
          </Button>
        </>
      }
    >
      <FormField key={String(isRecovery)} control={control} name="code" required="field_required">
        {(field) =>
          isRecovery ? (
            <TextField {...field} label={t`Recovery code`} maxLength={codeLength} autoComplete="off" dir="ltr" />
          ) : (
            <PinInput {...field} label={t`Code`} autoFocus />
          )
        }
      </FormField>
    </AuthForm>
  )
}
