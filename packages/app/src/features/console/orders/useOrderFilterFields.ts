import { useLingui } from '@lingui/react/macro'
import type { FilterName } from '@sightline/api-client'
import type { SearchBarField } from '@sightline/ui'
import { filterFields } from '../../../lib/list-page/filterFields.ts'
import { usePlanNames } from '../../membership/index.ts'
import { orderFilters } from './useOrderList.ts'
import { usePaymentProviderNames } from './usePaymentProviderNames.ts'

type Filter = FilterName<'orders'>

/** The filters of the list of orders. */
export function useOrderFilterFields(): readonly SearchBarField<Filter>[] {
  const { t } = useLingui()
  const names = usePlanNames()
  const providers = usePaymentProviderNames()
  const labels: Record<Filter, string> = {
    order_no: t`Number`,
    user_id: t`User ID`,
    email: t`E-mail`,
    plan: t`Plan`,
    billing: t`Billing`,
    status: t`Status`,
    provider: t`Paid via`,
    currency: t`Currency`,
    paid_from: t`Paid from`,
    paid_to: t`Paid to`,
    amount_from: t`Amount from`,
    amount_to: t`Amount to`,
  }
  const values = { ...names.plans, ...names.billings, ...names.orderStatuses, ...providers }
  const fields = new Map(filterFields('orders', labels, values).map((field) => [field.name, field]))
  return orderFilters.flatMap((name) => fields.get(name) ?? [])
}
