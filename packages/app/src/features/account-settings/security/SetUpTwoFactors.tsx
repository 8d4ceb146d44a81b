import { Trans, useLingui } from '@lingui/react/macro'
import type { CallOutput } from '@sightline/api-client'
import { Button, CopyButton, Container, Inline, Link, PinInput, QrCode, Stack, Text } from '@sightline/ui'
import { Form } from '@sightline/ui/form'
import { useMemo, useState } from 'react'
import { encode } from 'uqr'
import { FormField } from '../../../lib/forms/FormField.tsx'
import { useCallForm } from '../../../lib/forms/useCallForm.ts'
import { useApi } from '../../../lib/api/ApiContext.ts'
import { RecoveryCodes } from './RecoveryCodes.tsx'
import { OwnPasswordField } from '../components/OwnPasswordField.tsx'

type Started = CallOutput<'user', 'startTwoFactors'>

/** Sets up two-factor authentication: the password, then the first code of the app, then the recovery codes. */
export function SetUpTwoFactors({ onDone }: { onDone: () => void }) {
  const [started, setStarted] = useState<Started | null>(null)
  const [codes, setCodes] = useState<readonly string[] | null>(null)
  return (
    <Container size="sm" align="start">
      {codes !== null ? (
        <RecoveryCodes codes={codes} onDone={onDone} />
      ) : started !== null ? (
        <Confirm started={started} onConfirmed={setCodes} />
      ) : (
        <AskPassword onStarted={setStarted} />
      )}
    </Container>
  )
}

function AskPassword({ onStarted }: { onStarted: (started: Started) => void }) {
  const api = useApi()
  const state = useCallForm({
    defaultValues: { password: '' },
    call: (values) => api.user.startTwoFactors(values),
    onDone: onStarted,
  })
  return (
    <Form state={state}>
      <OwnPasswordField control={state.form.control} />
      <Inline>
        <Button type="submit" variant="primary" isPending={state.isPending}>
          <Trans>Continue</Trans>
        </Button>
      </Inline>
    </Form>
  )
}

interface ConfirmProps {
  started: Started
  onConfirmed: (codes: readonly string[]) => void
}

function Confirm({ started: { secret, uri }, onConfirmed }: ConfirmProps) {
  const { t } = useLingui()
  const api = useApi()
  const state = useCallForm({
    defaultValues: { code: '' },
    call: (values) => api.user.confirmTwoFactors(values),
    onDone: ({ recovery_codes }) => onConfirmed(recovery_codes),
  })
  const modules = useMemo(() => encode(uri, { border: 0 }).data, [uri])
  const groups = (secret.match(/.{1,4}/g) ?? []).join(' ')
  return (
    <Form state={state}>
      <Stack>
        <Text>
          <Trans>
            Scan this code with your authenticator app, or <Link href={uri}>open the app on this device</Link>.
          </Trans>
        </Text>
        <QrCode aria-label={t`Code to scan with your authenticator app`} modules={modules} />
        <Text>
          <Trans>Cannot scan it? Enter this key in the app:</Trans>
        </Text>
        <Inline>
          <code dir="ltr">{groups}</code>
          <CopyButton value={secret} />
        </Inline>
      </Stack>
      <FormField control={state.form.control} name="code" required="field_required">
        {(field) => <PinInput {...field} label={t`Code`} description={t`The six digits that the app shows now.`} />}
      </FormField>
      <Inline>
        <Button type="submit" variant="primary" isPending={state.isPending}>
          <Trans>Turn on</Trans>
        </Button>
      </Inline>
    </Form>
  )
}
