import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { billings, plans, orderLimits } from '@sightline/api-client'
import { Select, TextField } from '@sightline/ui'
import { FormRow } from '@sightline/ui/form'
import { FormField } from '../../../../lib/forms/FormField.tsx'
import { BulkForm } from '../../../../lib/list-page/bulk/BulkForm.tsx'
import { useApi } from '../../../../lib/api/ApiContext.ts'
import { nameOf } from '../nameOf.ts'
import { useUserFormProps, type UserFormProps } from '../useUserFormProps.ts'
import { usePlanNames } from '../../../membership/index.ts'

interface NewOrder {
  /** Null until one is chosen: an order is never of a plan that nobody named. */
  plan: (typeof plans)[number] | null
  billing: (typeof billings)[number]
  periods: string
  provider_ref: string
}

const emptyOrder: NewOrder = { plan: null, billing: 'monthly', periods: '1', provider_ref: '' }

/** Adds an order by hand: the one way to another tier, of one user or of all that are selected. */
export function AddOrder(props: UserFormProps) {
  const { t } = useLingui()
  const api = useApi()
  const names = usePlanNames()
  const about = useUserFormProps(props)
  const { user } = props
  const { count } = props.target
  const name = user === undefined ? '' : nameOf(user)
  return (
    <BulkForm
      {...about}
      title={
        user === undefined ? (
          <Plural value={count} one="Order for # user" other="Order for # users" />
        ) : (
          <Trans>Order for {name}</Trans>
        )
      }
      sendLabel={<Trans>Add order</Trans>}
      doneText={t`Order added`}
      defaultValues={emptyOrder}
      call={(user_id, { plan, billing, periods, provider_ref }) => {
        if (plan === null) throw new Error('The form asks for a plan before it calls.')
        return api.userOrder.add({ user_id, plan, billing, periods: Number(periods), provider_ref })
      }}
    >
      {(control) => (
        <>
          <FormField control={control} name="plan" required="field_required">
            {(field) => (
              <Select
                {...field}
                label={t`Plan`}
                items={plans.map((value) => ({ value, label: names.plans[value] }))}
                description={t`It begins now, or when the user’s current period of the same plan ends. The price is that of the plan.`}
              />
            )}
          </FormField>
          <FormRow>
            <FormField control={control} name="billing" required="field_required">
              {(field) => (
                <Select
                  {...field}
                  label={t`Billing`}
                  items={billings.map((value) => ({ value, label: names.billings[value] }))}
                />
              )}
            </FormField>
            <FormField
              control={control}
              name="periods"
              required="field_required"
              validate={(periods) =>
                /^[1-9]\d{0,2}$/.test(periods) && Number(periods) <= orderLimits.periods ? undefined : 'field_invalid'
              }
            >
              {(field) => (
                <TextField {...field} label={t`How many months or years`} inputMode="numeric" maxLength={3} />
              )}
            </FormField>
          </FormRow>
          <FormField control={control} name="provider_ref">
            {(field) => <TextField {...field} label={t`Reference`} isOptional maxLength={orderLimits.provider_ref} />}
          </FormField>
        </>
      )}
    </BulkForm>
  )
}
