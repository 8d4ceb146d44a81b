import { Plural, Trans, useLingui } from '@lingui/react/macro'
import type { AppUser } from '@sightline/api-client'
import { Button, Dialog, TextArea, TextField, toast } from '@sightline/ui'
import { useId, useState } from 'react'
import { useForm } from 'react-hook-form'
import { FormActions } from '../../forms/FormActions.tsx'
import { FormColumn } from '../../forms/FormColumn.tsx'
import { FormErrors } from '../../forms/FormErrors.tsx'
import { FormField } from '../../forms/FormField.tsx'
import { showRefusal } from '../../forms/submit.ts'
import type { BulkTarget } from '../../lists/bulk.ts'
import { useSession } from '../../session/SessionProvider.tsx'
import { nameOf } from './nameOf.ts'
import type { FilterName } from './names.ts'

interface SendNoticeProps {
  target: BulkTarget<FilterName>
  /** Who gets it, where it is one. */
  user: AppUser | undefined
  onClose: () => void
}

/** A notice to one user, or to all that are selected. */
export function SendNotice({ target, user, onClose }: SendNoticeProps) {
  const { t } = useLingui()
  const { api } = useSession()
  const formId = useId()
  const { count } = target
  const name = user === undefined ? '' : nameOf(user)
  const [refusal, setRefusal] = useState<string | null>(null)
  const form = useForm({ defaultValues: { title: '', body: '' }, shouldFocusError: false })
  const send = form.handleSubmit(async (values) => {
    setRefusal(null)
    const result = await api.appUser.pushAppUser({ ...target.input, ...values })
    if (result.code !== 200) return setRefusal(showRefusal(form, result))
    const [failed] = result.data.failed
    if (failed !== undefined) return setRefusal(failed.message)
    toast.success(t`Notice sent`)
    onClose()
  })
  return (
    <Dialog
      title={
        user === undefined ? (
          <Plural value={count} one="Notice to # user" other="Notice to # users" />
        ) : (
          <Trans>Notice to {name}</Trans>
        )
      }
      isOpen
      onOpenChange={onClose}
      footer={
        <FormActions>
          <>
            <Button onPress={onClose}>
              <Trans>Cancel</Trans>
            </Button>
            <Button type="submit" form={formId} variant="primary" isPending={form.formState.isSubmitting}>
              <Trans>Send</Trans>
            </Button>
          </>
        </FormActions>
      }
    >
      <FormColumn id={formId} onSubmit={(event) => void send(event)} noValidate>
        <FormErrors form={form} refusal={refusal} />
        <FormField control={form.control} name="title" required="field_required">
          {(field) => <TextField {...field} label={t`Title`} maxLength={200} autoFocus />}
        </FormField>
        <FormField control={form.control} name="body" required="field_required">
          {(field) => (
            <TextArea
              {...field}
              label={t`Message`}
              help={t`It is shown in the app, and sent by e-mail where mail is set up.`}
              maxLength={5000}
            />
          )}
        </FormField>
      </FormColumn>
    </Dialog>
  )
}
