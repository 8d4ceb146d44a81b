import { Trans, useLingui } from '@lingui/react/macro'
import { Button, Callout, Link, PasswordField, TextField, token, typography } from '@sightline/ui'
import { styled } from 'styled-components'
import { useLocation } from 'wouter'
import { AuthForm } from '../components/AuthForm.tsx'
import { FormField } from '../../../lib/forms/FormField.tsx'
import { useSignInForm } from '../components/useSignInForm.ts'
import { hrefOf } from '../../../lib/navigation/hashAddress.ts'
import { paths } from '../../../lib/navigation/paths.ts'
import { useApi } from '../../../lib/api/ApiContext.ts'
import { useMessageText } from '../../../lib/i18n/messageTexts.ts'
import { DemoSignIn } from './LazyDemoSignIn.ts'
import { OtherFormLine } from './OtherFormLine.tsx'
import { useGoogleSignIn } from './useGoogleSignIn.ts'

interface SignInFormProps {
  /** Whether this instance has no account yet. */
  isSetUpNeeded: boolean
  /** Whether anybody may register. */
  canRegister: boolean
  /** Whether anybody may sign in with the accounts of the demo. */
  isDemo: boolean
  /** Called when a second step follows, with the token that it needs. */
  onSecondStep: (challenge: string) => void
}

export function SignInForm({ isSetUpNeeded, canRegister, isDemo, onSecondStep }: SignInFormProps) {
  const { t } = useLingui()
  const api = useApi()
  const [location] = useLocation()
  const state = useSignInForm({
    defaultValues: { email: '', password: '' },
    call: (values) => api.auth.login(values),
    onSecondStep,
    // On any other path the form stands in place of a page, so the address stays.
    address: location === paths.login ? 'push' : 'keep',
  })
  const { control } = state.form
  const text = useMessageText()
  const google = useGoogleSignIn(onSecondStep)
  const isDenied = google.errorKey === 'authorization_denied'
  return (
    <AuthForm
      title={<Trans>Welcome back</Trans>}
      lead={<Trans>Sign in to see how your sites are doing today.</Trans>}
      state={state}
      submit={<Trans>Sign in</Trans>}
      above={
        <>
          {isDemo && <DemoSignIn state={state} />}
          {isSetUpNeeded && <SetUpNotice />}
          {google.errorKey !== null && (
            <Callout
              tone="negative"
              title={isDenied ? t`Access was not allowed, so you are not signed in.` : text(google.errorKey)}
            />
          )}
        </>
      }
      below={
        <>
          {google.isAvailable && !isSetUpNeeded && (
            <Button size="lg" isFullWidth isPending={google.isPending} onPress={() => void google.start()}>
              <Trans>Sign in with Google</Trans>
            </Button>
          )}
          <OtherFormLine>
            {canRegister && (
              <Trans>
                New here? <Link href={hrefOf(paths.register)}>Create an account</Link>
              </Trans>
            )}
          </OtherFormLine>
        </>
      }
    >
      <FormField control={control} name="email" required="email_invalid">
        {(field) => <TextField {...field} type="email" label={t`E-mail`} autoComplete="username" />}
      </FormField>
      <FormField control={control} name="password" required="field_required">
        {(field) => (
          <Beside>
            <PasswordField {...field} label={t`Password`} autoComplete="current-password" />
            {!isSetUpNeeded && (
              <Link href={hrefOf(paths.forgotPassword)}>
                <Trans>Forgot password?</Trans>
              </Link>
            )}
          </Beside>
        )}
      </FormField>
    </AuthForm>
  )
}

/** The link is drawn at the end of the label’s line, but comes after the field in the order of focus. */
const Beside = styled.div`
  position: relative;
  & > a {
    ${typography.body}
    position: absolute;
    inset-block-start: 0;
    inset-inline-end: 0;
    font-weight: ${token['weight-medium']};
  }
`

/** Says that a new instance has no account to sign in with yet. */
function SetUpNotice() {
  return (
    <Callout title={<Trans>This instance has no account yet</Trans>}>
      <Trans>Open the one-time set-up link that the server printed when it started.</Trans>
    </Callout>
  )
}
