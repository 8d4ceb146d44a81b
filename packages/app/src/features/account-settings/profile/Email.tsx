import { Trans, useLingui } from '@lingui/react/macro'
import { Badge, Button, Callout, Card, Inline, Stack, Text, TextField, toast } from '@sightline/ui'
import { useState } from 'react'
import { FormDialog } from '../../../lib/forms/FormDialog.tsx'
import { FormField } from '../../../lib/forms/FormField.tsx'
import { useCallForm } from '../../../lib/forms/useCallForm.ts'
import { useApi } from '../../../lib/api/ApiContext.ts'
import { useMessageText } from '../../../lib/i18n/messageTexts.ts'
import { useInstance } from '../../auth/index.ts'
import { OwnPasswordField } from '../components/OwnPasswordField.tsx'

interface EmailProps {
  email: string
  /** The instant at which the address was confirmed; null while it is not. */
  confirmedAt: string | null
  canEdit: boolean
}

/** The e-mail address of the account: whether it is confirmed, and the form that changes it. */
export function Email({ email, confirmedAt, canEdit }: EmailProps) {
  const { t } = useLingui()
  const api = useApi()
  const text = useMessageText()
  // Until the instance has answered, nothing is refused.
  const sendsMail = useInstance().data?.mail !== false
  const [isChanging, setChanging] = useState(false)
  const [isSending, setSending] = useState(false)
  /** The new address to which a link was sent. */
  const [sentTo, setSentTo] = useState<string | null>(null)
  const confirm = async () => {
    setSending(true)
    const { code, message } = await api.user.sendConfirmation({})
    setSending(false)
    if (code === 200) toast.success(t`A link is on its way to ${email}`)
    else toast.error(text(message))
  }
  return (
    <Card
      title={<Trans>E-mail</Trans>}
      description={<Trans>You sign in with it and get your mails there.</Trans>}
      actions={
        canEdit &&
        sendsMail && (
          <Button onPress={() => setChanging(true)}>
            <Trans>Change e-mail</Trans>
          </Button>
        )
      }
    >
      <Stack>
        <Inline gap={4}>
          <Text>
            <bdi dir="ltr">{email}</bdi>
          </Text>
          {confirmedAt === null ? (
            <Badge tone="warning">
              <Trans>Not confirmed</Trans>
            </Badge>
          ) : (
            <Badge tone="positive">
              <Trans>Confirmed</Trans>
            </Badge>
          )}
          {confirmedAt === null && canEdit && sendsMail && (
            <Button size="sm" isPending={isSending} onPress={() => void confirm()}>
              <Trans>Send a link to confirm it</Trans>
            </Button>
          )}
        </Inline>
        {canEdit && !sendsMail && (
          <Text>
            <Trans>
              This instance sends no mail, so no link can confirm an address. An administrator can change it for you.
            </Trans>
          </Text>
        )}
        {sentTo !== null && (
          <Callout
            tone="positive"
            title={
              <Trans>
                A link is on its way to <bdi dir="ltr">{sentTo}</bdi>. Your address changes once you open it.
              </Trans>
            }
          />
        )}
      </Stack>
      {isChanging && <ChangeEmail onSent={setSentTo} onClose={() => setChanging(false)} />}
    </Card>
  )
}

function ChangeEmail({ onSent, onClose }: { onSent: (email: string) => void; onClose: () => void }) {
  const { t } = useLingui()
  const api = useApi()
  const state = useCallForm({
    defaultValues: { email: '', password: '' },
    call: (values) => api.user.changeEmail(values),
    onDone: () => {
      onSent(state.form.getValues('email').trim())
      onClose()
    },
  })
  const { control } = state.form
  return (
    <FormDialog
      title={<Trans>Change e-mail</Trans>}
      state={state}
      sendLabel={<Trans>Send link</Trans>}
      onClose={onClose}
    >
      <FormField control={control} name="email" required="email_invalid">
        {(field) => <TextField {...field} type="email" label={t`New e-mail`} autoComplete="email" />}
      </FormField>
      <OwnPasswordField control={control} />
    </FormDialog>
  )
}
