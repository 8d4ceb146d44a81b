import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { billings, plans, type AppUser } from '@sightline/api-client'
import { Select, TextField } from '@sightline/ui'
import { FormField } from '../../forms/FormField.tsx'
import { BulkForm } from '../../lists/BulkForm.tsx'
import type { BulkTarget } from '../../lists/bulk.ts'
import { useSession } from '../../session/SessionProvider.tsx'
import { nameOf } from './nameOf.ts'
import type { FilterName } from './names.ts'
import { Pair } from './UserDrawer.styles.ts'
import { useNames } from './useNames.ts'
import { idsOfUsers } from './useUserList.ts'

interface AddOrderProps {
  target: BulkTarget<FilterName>
  /** Whose order it is, where it is one. */
  user: AppUser | undefined
  /** What the user of an id is called, in the report. */
  nameOfId?: (id: string) => string
  onChanged: () => void
  onClose: () => void
}

/** Adds an order by hand: the one way to another tier, of one user or of all that are selected. */
export function AddOrder({ target, user, nameOfId = (id) => id, onChanged, onClose }: AddOrderProps) {
  const { t } = useLingui()
  const { api } = useSession()
  const names = useNames()
  const { count } = target
  const name = user === undefined ? '' : nameOf(user)
  return (
    <BulkForm
      title={
        user === undefined ? (
          <Plural value={count} one="Order for # user" other="Order for # users" />
        ) : (
          <Trans>Order for {name}</Trans>
        )
      }
      sendLabel={<Trans>Add order</Trans>}
      doneText={t`Order added`}
      target={target}
      idsOf={(filters) => idsOfUsers(api, filters)}
      nameOf={nameOfId}
      defaultValues={{ plan: '', billing: 'monthly', periods: '1', provider_ref: '' }}
      call={(user_id, { plan, billing, periods, provider_ref }) =>
        api.userOrder.add({
          user_id,
          plan: plans.find((known) => known === plan) ?? 'standard',
          billing: billings.find((known) => known === billing) ?? 'monthly',
          periods: Number(periods),
          provider_ref,
        })
      }
      onChanged={onChanged}
      onClose={onClose}
    >
      {(control) => (
        <>
          <FormField control={control} name="plan" required="field_required">
            {(field) => (
              <Select
                {...field}
                label={t`Plan`}
                options={plans.map((value) => ({ value, label: names.plans[value] }))}
                help={t`It begins now, or where what the user has of the same plan ends. The price is that of the plan.`}
              />
            )}
          </FormField>
          <Pair>
            <FormField control={control} name="billing" required="field_required">
              {(field) => (
                <Select
                  {...field}
                  label={t`Billing`}
                  options={billings.map((value) => ({ value, label: names.billings[value] }))}
                />
              )}
            </FormField>
            <FormField
              control={control}
              name="periods"
              required="field_required"
              validate={(periods) =>
                /^[1-9]\d{0,2}$/.test(periods) && Number(periods) <= 120 ? undefined : 'field_invalid'
              }
            >
              {(field) => (
                <TextField {...field} label={t`How many months or years`} inputMode="numeric" maxLength={3} />
              )}
            </FormField>
          </Pair>
          <FormField control={control} name="provider_ref">
            {(field) => <TextField {...field} label={t`Reference`} isOptional maxLength={200} />}
          </FormField>
        </>
      )}
    </BulkForm>
  )
}
