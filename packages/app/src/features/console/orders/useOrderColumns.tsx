import { useLingui } from '@lingui/react/macro'
import { Badge, type DataTableColumn } from '@sightline/ui'
import { useMemo } from 'react'
import { dayColumn } from '../../../lib/list-page/columns.tsx'
import { moneyText } from '../../../lib/list-page/money.ts'
import { usePlanNames } from '../../membership/index.ts'
import { majorUnits } from './amounts.ts'
import { usePaymentProviderNames } from './usePaymentProviderNames.ts'
import type { Order } from './useOrderList.ts'

/** The columns of the list of orders. */
export function useOrderColumns(): readonly DataTableColumn<Order>[] {
  const { t, i18n } = useLingui()
  const { plans, billings, orderStatuses } = usePlanNames()
  const providers = usePaymentProviderNames()
  return useMemo(
    (): DataTableColumn<Order>[] => [
      { id: 'email', header: t`User`, value: ({ email }) => email, minWidth: 260 },
      {
        id: 'status',
        header: t`Status`,
        value: ({ status }) => orderStatuses[status],
        cell: ({ status }) => <Badge tone={tones[status]}>{orderStatuses[status]}</Badge>,
        minWidth: 100,
        priority: 1,
        isBrief: true,
      },
      {
        id: 'plan',
        header: t`Plan`,
        value: ({ plan, billing }) => `${plans[plan]}, ${billings[billing]}`,
        minWidth: 140,
        priority: 2,
      },
      {
        id: 'amount',
        header: t`Amount`,
        value: ({ amount, currency }) => majorUnits(amount, currency),
        cell: ({ amount, currency }) => moneyText(amount, currency, i18n.locale),
        kind: 'number',
        isSortable: true,
        minWidth: 120,
        priority: 1,
        isBrief: true,
      },
      { id: 'currency', header: t`Currency`, value: ({ currency }) => currency, minWidth: 80, priority: 7 },
      { ...dayColumn('paid_at', t`Paid on`, ({ paid_at }) => paid_at), priority: 3, isBrief: true },
      { ...dayColumn('starts_at', t`Begins`, ({ starts_at }) => starts_at), priority: 4 },
      { ...dayColumn('ends_at', t`Ends`, ({ ends_at }) => ends_at), priority: 3 },
      {
        id: 'provider',
        header: t`Paid via`,
        value: ({ provider }) => providers[provider],
        minWidth: 124,
        priority: 5,
      },
      {
        id: 'order_no',
        header: t`Number`,
        value: ({ order_no }) => order_no,
        kind: 'code',
        minWidth: 150,
        priority: 5,
      },
      {
        id: 'provider_ref',
        header: t`Reference`,
        value: ({ provider_ref }) => provider_ref,
        kind: 'code',
        priority: 6,
      },
      { ...dayColumn('created_at', t`Created`, ({ created_at }) => created_at), priority: 6 },
    ],
    [t, i18n.locale, plans, billings, orderStatuses, providers],
  )
}

const tones = { pending: 'info', paid: 'positive', refunded: 'warning', cancelled: 'neutral' } as const
