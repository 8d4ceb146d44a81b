import { Trans, useLingui } from '@lingui/react/macro'
import type { AppUser } from '@sightline/api-client'
import { Combobox, toast } from '@sightline/ui'
import { useState } from 'react'
import { useWatch } from 'react-hook-form'
import { FormDialog } from '../../../lib/forms/FormDialog.tsx'
import { FormField } from '../../../lib/forms/FormField.tsx'
import { useCallForm } from '../../../lib/forms/useCallForm.ts'
import { useApi } from '../../../lib/api/ApiContext.ts'
import { useUserSearch } from '../users/useUserSearch.ts'
import { BalancePreview } from './BalancePreview.tsx'
import { PointFields } from './PointFields.tsx'
import { ledgerEntryOf, noPoints, type PointValues } from './pointForm.ts'

interface Values extends PointValues {
  /** Null until one is chosen: points are of somebody whom one has named. */
  user_id: string | null
}

/** Adjusts the points of somebody found by the e-mail address, and shows the balance before and after. */
export function AdjustPointsForUser({ onChanged, onClose }: { onChanged: () => void; onClose: () => void }) {
  const { t } = useLingui()
  const api = useApi()
  const { users, choices } = useUserSearch()
  const state = useCallForm<Values, unknown>({
    defaultValues: { ...noPoints, user_id: null },
    call: ({ user_id, ...points }) => {
      if (user_id === null) throw new Error('The form asks for a user before it calls.')
      return api.userPoints.add(ledgerEntryOf(user_id, points))
    },
    onDone: () => {
      toast.success(t`Points adjusted`)
      onChanged()
      onClose()
    },
  })
  const { control } = state.form
  const user = useChosen(users, useWatch({ control, name: 'user_id' }))
  return (
    <FormDialog title={<Trans>Adjust points</Trans>} state={state} sendLabel={<Trans>Save</Trans>} onClose={onClose}>
      <FormField control={control} name="user_id" required="field_required">
        {(field) => <Combobox {...field} {...choices} label={t`User`} />}
      </FormField>
      <PointFields control={control} />
      {user !== undefined && <BalancePreview control={control} balance={user.points} />}
    </FormDialog>
  )
}

/** The user who was chosen, also once what is typed finds others. */
function useChosen(users: readonly AppUser[], id: string | null): AppUser | undefined {
  const [last, setLast] = useState<AppUser | undefined>(undefined)
  const found = users.find((user) => user.id === id)
  if (found !== undefined && found !== last) setLast(found)
  return found ?? (last?.id === id ? last : undefined)
}
