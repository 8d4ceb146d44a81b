import { useLingui } from '@lingui/react/macro'
import type { Billing, OrderStatus, Plan } from '@sightline/api-client'
import { useMemo } from 'react'

interface PlanNames {
  plans: Record<Plan, string>
  billings: Record<Billing, string>
  orderStatuses: Record<OrderStatus, string>
}

/** The names of plans, ways of paying and states of orders. */
export function usePlanNames(): PlanNames {
  const { t } = useLingui()
  return useMemo(
    () => ({
      plans: { standard: t`Standard`, premium: t`Premium` },
      billings: { monthly: t`Monthly`, yearly: t`Yearly` },
      orderStatuses: { pending: t`Pending`, paid: t`Paid`, refunded: t`Refunded`, cancelled: t`Cancelled` },
    }),
    [t],
  )
}
