import { Trans, useLingui } from '@lingui/react/macro'
import type { CallOutput } from '@sightline/api-client'
import { Button, Callout, Inline, Stack, TextField, useKit } from '@sightline/ui'
import { Form } from '@sightline/ui/form'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useApi } from '../../../lib/api/ApiContext.ts'
import { FormField } from '../../../lib/forms/FormField.tsx'
import { useCallForm } from '../../../lib/forms/useCallForm.ts'
import { mailHealthKey } from './useMailHealth.ts'
import { useMailFailureTexts } from './useMailTexts.ts'

type Outcome = CallOutput<'mail', 'sendTest'>

/** Sends a test mail at once and shows the result. */
export function SendTestMail() {
  const { t } = useLingui()
  const { locale } = useKit()
  const api = useApi()
  const cache = useQueryClient()
  const failureText = useMailFailureTexts()
  const [outcome, setOutcome] = useState<Outcome | null>(null)
  const state = useCallForm({
    defaultValues: { email: '' },
    call: ({ email }) => api.mail.sendTest({ email, locale }),
    onDone(now) {
      setOutcome(now)
      // What waited is sent as well where the mail server takes mails again.
      void cache.invalidateQueries({ queryKey: mailHealthKey })
    },
  })
  return (
    <Stack gap={5}>
      <Form state={state}>
        <Inline gap={5} align="end">
          <FormField control={state.form.control} name="email" required="email_invalid">
            {(field) => <TextField {...field} type="email" label={t`Send a test mail to`} size="md" />}
          </FormField>
          <Button type="submit" isPending={state.isPending}>
            <Trans>Send a test mail</Trans>
          </Button>
        </Inline>
      </Form>
      {outcome !== null &&
        (outcome.failure === null ? (
          <Callout
            tone="positive"
            title={<Trans>The mail server has accepted the mail. It should arrive soon.</Trans>}
          />
        ) : (
          <Callout tone="negative" title={failureText(outcome.failure)}>
            {outcome.error !== null && <bdi dir="ltr">{outcome.error}</bdi>}
          </Callout>
        ))}
    </Stack>
  )
}
