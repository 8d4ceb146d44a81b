import { Trans, useLingui } from '@lingui/react/macro'
import { Button, Container, Inline, PinInput } from '@sightline/ui'
import { Form } from '@sightline/ui/form'
import { useState } from 'react'
import { FormField } from '../../../lib/forms/FormField.tsx'
import { useCallForm } from '../../../lib/forms/useCallForm.ts'
import { useApi } from '../../../lib/api/ApiContext.ts'
import { RecoveryCodes } from './RecoveryCodes.tsx'

/** Replaces the recovery codes by new ones; a code of the authenticator app is needed. */
export function NewRecoveryCodes({ onDone }: { onDone: () => void }) {
  const { t } = useLingui()
  const api = useApi()
  const [codes, setCodes] = useState<readonly string[] | null>(null)
  const state = useCallForm({
    defaultValues: { code: '' },
    call: (values) => api.user.renewRecoveryCodes(values),
    onDone: ({ recovery_codes }) => setCodes(recovery_codes),
  })
  return (
    <Container size="sm" align="start">
      {codes !== null ? (
        <RecoveryCodes codes={codes} onDone={onDone} />
      ) : (
        <Form state={state}>
          <FormField control={state.form.control} name="code" required="field_required">
            {(field) => <PinInput {...field} label={t`Code`} description={t`The previous codes stop working.`} />}
          </FormField>
          <Inline>
            <Button type="submit" variant="primary" isPending={state.isPending}>
              <Trans>Create new codes</Trans>
            </Button>
            <Button onPress={onDone}>
              <Trans>Cancel</Trans>
            </Button>
          </Inline>
        </Form>
      )}
    </Container>
  )
}
