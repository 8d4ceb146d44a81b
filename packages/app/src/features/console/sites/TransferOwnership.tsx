import { Trans, useLingui } from '@lingui/react/macro'
import { unwrap, type CallOutput } from '@sightline/api-client'
import { Combobox, toast } from '@sightline/ui'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { FormField } from '../../../lib/forms/FormField.tsx'
import { useCallForm } from '../../../lib/forms/useCallForm.ts'
import { FormDialog } from '../../../lib/forms/FormDialog.tsx'
import { useApi } from '../../../lib/api/ApiContext.ts'
import type { ManagedSite } from './useSiteList.ts'

interface TransferOwnershipProps {
  site: ManagedSite
  onChanged: () => void
  onClose: () => void
}

/** Transfers a website to another user, who is found by the e-mail address. */
export function TransferOwnership({ site, onChanged, onClose }: TransferOwnershipProps) {
  const { id, version, domain, owner } = site
  const ownerEmail = owner.email
  const { t } = useLingui()
  const api = useApi()
  const [email, setEmail] = useState('')
  const { data: users } = useQuery({
    queryKey: ['app users', 'beginning with', email],
    queryFn: ({ signal }) => unwrap(api.appUser.fetchAppUserList({ email, pageSize: 20 }, { signal, progress: false })),
    select: ({ list }) => list,
    placeholderData: keepPreviousData,
  })
  const state = useCallForm<{ owner_id: string | null }, CallOutput<'app', 'transferAppWebsite'>>({
    defaultValues: { owner_id: null },
    call: ({ owner_id }) => api.app.transferAppWebsite({ id, version, owner_id: owner_id ?? '' }),
    onDone: () => {
      toast.success(t`Transferred`)
      onChanged()
      onClose()
    },
  })
  const options = (users ?? []).filter((user) => user.id !== owner.id)
  return (
    <FormDialog
      title={<Trans>Transfer {domain}</Trans>}
      state={state}
      sendLabel={<Trans>Transfer</Trans>}
      onClose={onClose}
    >
      <FormField control={state.form.control} name="owner_id" required="field_required">
        {(field) => (
          <Combobox
            {...field}
            label={t`New owner`}
            description={t`It belongs to ${ownerEmail} now. Its data and viewers stay.`}
            items={options.map((user) => ({
              value: user.id,
              label: user.email,
            }))}
            onInputChange={setEmail}
          />
        )}
      </FormField>
    </FormDialog>
  )
}
