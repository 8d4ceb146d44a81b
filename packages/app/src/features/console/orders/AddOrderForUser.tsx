import { Trans, useLingui } from '@lingui/react/macro'
import { billings, orderLimits, plans, type CallInput } from '@sightline/api-client'
import { Combobox, DateField, Select, TextField, toast } from '@sightline/ui'
import { FormRow } from '@sightline/ui/form'
import { useWatch } from 'react-hook-form'
import { FormDialog } from '../../../lib/forms/FormDialog.tsx'
import { FormField } from '../../../lib/forms/FormField.tsx'
import { useCallForm } from '../../../lib/forms/useCallForm.ts'
import { useApi } from '../../../lib/api/ApiContext.ts'
import { usePlanNames } from '../../membership/index.ts'
import { useUserSearch } from '../users/useUserSearch.ts'
import { OrderPreview } from './OrderPreview.tsx'
import { dayProblem, startOf } from './orderForm.ts'

interface Values {
  /** Null until one is chosen, as the plan is: an order is of somebody whom one has named, for a plan that one has named. */
  user_id: string | null
  plan: (typeof plans)[number] | null
  billing: (typeof billings)[number]
  periods: string
  /** Empty where it follows what the person has. */
  starts_on: string
  status: 'paid' | 'pending'
  provider_ref: string
}

const isCount = (periods: string): boolean => /^[1-9]\d{0,2}$/.test(periods) && Number(periods) <= orderLimits.periods

/** What the service takes; undefined until it can be told. */
function orderOf(values: Values): CallInput<'userOrder', 'preview'> | undefined {
  const { user_id, plan, billing, periods, starts_on } = values
  if (user_id === null || plan === null || !isCount(periods) || dayProblem(starts_on) !== undefined) return undefined
  const starts = starts_on === '' ? {} : { starts_at: startOf(starts_on) }
  return { user_id, plan, billing, periods: Number(periods), ...starts }
}

/** Adds an order for somebody found by the e-mail address, and shows its span before it is added. */
export function AddOrderForUser({ onChanged, onClose }: { onChanged: () => void; onClose: () => void }) {
  const { t } = useLingui()
  const api = useApi()
  const names = usePlanNames()
  const { choices } = useUserSearch()
  const state = useCallForm<Values, unknown>({
    defaultValues: {
      user_id: null,
      plan: null,
      billing: 'monthly',
      periods: '1',
      starts_on: '',
      status: 'paid',
      provider_ref: '',
    },
    call: (values) => {
      const order = orderOf(values)
      if (order === undefined) throw new Error('The form asks for user and plan before it calls.')
      return api.userOrder.add({ ...order, status: values.status, provider_ref: values.provider_ref })
    },
    onDone: () => {
      toast.success(t`Order added`)
      onChanged()
      onClose()
    },
  })
  const { control } = state.form
  const order = orderOf(useWatch({ control }) as Values)
  return (
    <FormDialog title={<Trans>Add order</Trans>} state={state} sendLabel={<Trans>Add order</Trans>} onClose={onClose}>
      <FormField control={control} name="user_id" required="field_required">
        {(field) => <Combobox {...field} {...choices} label={t`User`} />}
      </FormField>
      <FormRow>
        <FormField control={control} name="plan" required="field_required">
          {(field) => (
            <Select {...field} label={t`Plan`} items={plans.map((value) => ({ value, label: names.plans[value] }))} />
          )}
        </FormField>
        <FormField control={control} name="billing" required="field_required">
          {(field) => (
            <Select
              {...field}
              label={t`Billing`}
              items={billings.map((value) => ({ value, label: names.billings[value] }))}
            />
          )}
        </FormField>
      </FormRow>
      <FormRow>
        <FormField
          control={control}
          name="periods"
          required="field_required"
          validate={(periods) => (isCount(periods) ? undefined : 'field_invalid')}
          invalidText={t`Please enter a whole number from 1 to ${orderLimits.periods}.`}
        >
          {(field) => <TextField {...field} label={t`How many months or years`} inputMode="numeric" maxLength={3} />}
        </FormField>
        <FormField control={control} name="starts_on" validate={dayProblem}>
          {(field) => <DateField {...field} label={t`Begins on`} isOptional />}
        </FormField>
      </FormRow>
      <FormRow>
        <FormField control={control} name="status" required="field_required">
          {(field) => (
            <Select
              {...field}
              label={t`Status`}
              items={(['paid', 'pending'] as const).map((value) => ({ value, label: names.orderStatuses[value] }))}
            />
          )}
        </FormField>
        <FormField control={control} name="provider_ref">
          {(field) => <TextField {...field} label={t`Reference`} isOptional maxLength={orderLimits.provider_ref} />}
        </FormField>
      </FormRow>
      {order !== undefined && <OrderPreview order={order} />}
    </FormDialog>
  )
}
