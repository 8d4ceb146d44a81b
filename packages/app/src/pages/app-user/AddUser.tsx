import { Trans, useLingui } from '@lingui/react/macro'
import { accountLevels } from '@sightline/api-client'
import { Button, Drawer, toast } from '@sightline/ui'
import { useId, useState } from 'react'
import { useForm, useFormState } from 'react-hook-form'
import { FormColumn } from '../../forms/FormColumn.tsx'
import { FormErrors } from '../../forms/FormErrors.tsx'
import { showRefusal } from '../../forms/submit.ts'
import { useSession } from '../../session/SessionProvider.tsx'
import { OneTimeLink } from './OneTimeLink.tsx'
import { UserFields } from './UserFields.tsx'
import { noValues } from './userForm.ts'

/** Adds one user; the answer is a link that sets the password. */
export function AddUser({ onChanged, onClose }: { onChanged: () => void; onClose: () => void }) {
  const { t } = useLingui()
  const { api } = useSession()
  const formId = useId()
  const [refusal, setRefusal] = useState<string | null>(null)
  const [link, setLink] = useState<string | null>(null)
  const form = useForm({ defaultValues: noValues, shouldFocusError: false })
  const { isDirty } = useFormState({ control: form.control })
  const add = form.handleSubmit(async ({ status: _, level, ...values }) => {
    setRefusal(null)
    const chosen = accountLevels.find((known) => known === level) ?? 'member'
    const result = await api.appUser.addAppUser({ ...values, level: chosen })
    if (result.code !== 200) return setRefusal(showRefusal(form, result))
    toast.success(t`User added`)
    onChanged()
    if (result.data.link === null) onClose()
    else setLink(result.data.link)
  })
  return (
    <Drawer
      title={<Trans>Add user</Trans>}
      isOpen
      onClose={onClose}
      hasUnsavedChanges={isDirty && link === null}
      footer={
        link === null ? (
          <>
            <Button slot="close">
              <Trans>Cancel</Trans>
            </Button>
            <Button type="submit" form={formId} variant="primary" isPending={form.formState.isSubmitting}>
              <Trans>Add user</Trans>
            </Button>
          </>
        ) : (
          <Button variant="primary" slot="close">
            <Trans>Done</Trans>
          </Button>
        )
      }
    >
      {link === null ? (
        <FormColumn id={formId} onSubmit={(event) => void add(event)} noValidate>
          <FormErrors form={form} refusal={refusal} />
          <UserFields control={form.control} hasLevel />
        </FormColumn>
      ) : (
        <OneTimeLink link={link} />
      )}
    </Drawer>
  )
}
