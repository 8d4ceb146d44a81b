import { Trans, useLingui } from '@lingui/react/macro'
import { addressLimits, type MessageKey, type Result, type UserAddress } from '@sightline/api-client'
import { TextField, toast } from '@sightline/ui'
import { FormRow } from '@sightline/ui/form'
import { FormField } from '../forms/FormField.tsx'
import { useCallForm } from '../forms/useCallForm.ts'
import { FormDialog } from '../forms/FormDialog.tsx'
import { addressesWith, noAddress, valuesOfAddress, type AddressValues, type GivenAddresses } from './addressForm.ts'

interface AddressDialogProps<Owner> {
  /** All addresses, as they were last seen. */
  addresses: readonly UserAddress[]
  /** The address to change; null adds one. */
  address: UserAddress | null
  /** Saves all addresses together with their owner. */
  save: (addresses: GivenAddresses) => Promise<Result<Owner>>
  onSaved: (now: Owner) => void
  onClose: () => void
}

/** The form that adds or changes an address, which is saved with its owner. */
export function AddressDialog<Owner>({ addresses, address, save, onSaved, onClose }: AddressDialogProps<Owner>) {
  const { t } = useLingui()
  const state = useCallForm<AddressValues, Owner>({
    defaultValues: address === null ? noAddress : valuesOfAddress(address),
    call: ({ country, ...values }) =>
      save(addressesWith(addresses, address, { ...values, country: country.trim().toUpperCase() })),
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
      title={address === null ? <Trans>Add address</Trans> : <Trans>Edit address</Trans>}
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
