import { Trans, useLingui } from '@lingui/react/macro'
import { addressLimits, type AppUser, type UserAddress } from '@sightline/api-client'
import { TextField, toast } from '@sightline/ui'
import type { MessageKey } from '@sightline/api-client'
import { FormRow } from '@sightline/ui/form'
import { FormField } from '../../../../lib/forms/FormField.tsx'
import { useCallForm } from '../../../../lib/forms/useCallForm.ts'
import { FormDialog } from '../../../../lib/forms/FormDialog.tsx'
import { useApi } from '../../../../lib/api/ApiContext.ts'
import { addressesWith, noAddress, valuesOfAddress, type AddressValues } from './addressForm.ts'
import { isUserRow } from '../userForm.ts'

interface AddressDialogProps {
  /** The row as it was seen last. */
  user: AppUser
  /** The address that is changed; null adds one. */
  address: UserAddress | null
  /** Called with the row as it is now, whoever changed it. */
  onSeen: (now: AppUser) => void
  onSaved: (now: AppUser) => void
  onClose: () => void
}

/** Adds or changes an address; it is saved with its user, on the row that was seen. */
export function AddressDialog({ user, address, onSeen, onSaved, onClose }: AddressDialogProps) {
  const { t } = useLingui()
  const api = useApi()
  const state = useCallForm<AddressValues, AppUser>({
    defaultValues: address === null ? noAddress : valuesOfAddress(address),
    call: async ({ country, ...values }) => {
      const addresses = addressesWith(user.addresses, address, { ...values, country: country.trim().toUpperCase() })
      const result = await api.appUser.updateAppUser({ id: user.id, version: user.version, addresses })
      // The error is shown above the fields; sent again, the change is made to the row as it is now.
      const now = 'data' in result ? result.data : undefined
      if (result.message === 'row_changed' && isUserRow(now)) onSeen(now)
      return result
    },
    onDone: (now) => {
      toast.success(t`Saved`)
      onSaved(now)
      onClose()
    },
  })
  const { control } = state.form
  const field = (name: keyof AddressValues, label: string, maxLength: number, required?: MessageKey) => (
    <FormField control={control} name={name} {...(required !== undefined && { required })}>
      {(binding) => <TextField {...binding} label={label} isOptional={required === undefined} maxLength={maxLength} />}
    </FormField>
  )
  return (
    <FormDialog
      title={address === null ? <Trans>Add address</Trans> : <Trans>Change address</Trans>}
      state={state}
      sendLabel={<Trans>Save</Trans>}
      onClose={onClose}
    >
      {field('name', t`Name`, addressLimits.name, 'field_required')}
      {field('line1', t`Address line 1`, addressLimits.line1, 'field_required')}
      {field('line2', t`Address line 2`, addressLimits.line2)}
      <FormRow>
        {field('postal_code', t`Postal code`, addressLimits.postal_code)}
        {field('city', t`City`, addressLimits.city, 'field_required')}
      </FormRow>
      <FormRow>
        {field('region', t`State or province`, addressLimits.region)}
        <FormField
          control={control}
          name="country"
          required="field_required"
          validate={(country) => (/^[A-Za-z]{2}$/.test(country) ? undefined : 'field_invalid')}
        >
          {(binding) => (
            <TextField
              {...binding}
              label={t`Country`}
              description={t`Two letters, such as DE`}
              maxLength={addressLimits.country}
            />
          )}
        </FormField>
      </FormRow>
      {field('phone', t`Phone`, addressLimits.phone)}
    </FormDialog>
  )
}
