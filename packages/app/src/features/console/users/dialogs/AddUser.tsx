import { Trans, useLingui } from '@lingui/react/macro'
import { accountLevels, type CallOutput } from '@sightline/api-client'
import { Button, Drawer, toast } from '@sightline/ui'
import { Form } from '@sightline/ui/form'
import { useState } from 'react'
import { useCallForm } from '../../../../lib/forms/useCallForm.ts'
import { SaveButtons } from '../../../../lib/list-page/SaveButtons.tsx'
import { useApi } from '../../../../lib/api/ApiContext.ts'
import { OneTimeLink } from './OneTimeLink.tsx'
import { UserFields } from '../UserFields.tsx'
import { noValues, type UserValues } from '../userForm.ts'

/** Adds one user; the answer is a link that sets the password. */
export function AddUser({ onChanged, onClose }: { onChanged: () => void; onClose: () => void }) {
  const { t } = useLingui()
  const api = useApi()
  const [link, setLink] = useState<string | null>(null)
  const state = useCallForm<UserValues, CallOutput<'appUser', 'addAppUser'>>({
    defaultValues: noValues,
    call: ({ level, ...values }) =>
      api.appUser.addAppUser({ ...values, level: accountLevels.find((known) => known === level) ?? 'member' }),
    onDone: (added) => {
      toast.success(t`User added`)
      onChanged()
      if (added.link === null) onClose()
      else setLink(added.link)
    },
  })
  return (
    <Drawer
      title={<Trans>Add user</Trans>}
      isOpen
      onOpenChange={onClose}
      hasUnsavedChanges={state.isUnsaved}
      footer={
        link === null ? (
          <SaveButtons state={state}>
            <Trans>Add user</Trans>
          </SaveButtons>
        ) : (
          <Button variant="primary" slot="close">
            <Trans>Done</Trans>
          </Button>
        )
      }
    >
      {link === null ? (
        <Form state={state}>
          <UserFields control={state.form.control} canEditLevel />
        </Form>
      ) : (
        <OneTimeLink link={link} />
      )}
    </Drawer>
  )
}
