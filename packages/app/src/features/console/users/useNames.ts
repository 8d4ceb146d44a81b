import { useLingui } from '@lingui/react/macro'
import type { Billing, OrderStatus, Plan, PointReason } from '@sightline/api-client'
import { useMemo } from 'react'

export interface ServiceNames {
  plans: Record<Plan, string>
  billings: Record<Billing, string>
  orderStatuses: Record<OrderStatus, string>
  reasons: Record<PointReason, string>
}

/** What orders and points of the service are called. */
export function useNames(): ServiceNames {
  const { t } = useLingui()
  return useMemo(
    () => ({
      plans: { standard: t`Standard`, premium: t`Premium` },
      billings: { monthly: t`Monthly`, yearly: t`Yearly` },
      orderStatuses: { pending: t`Pending`, paid: t`Paid`, refunded: t`Refunded`, cancelled: t`Cancelled` },
      reasons: {
        grant: t`Granted`,
        referral: t`Referral`,
        order: t`Order`,
        spending: t`Spent`,
        correction: t`Correction`,
        reversal: t`Reversal`,
      },
    }),
    [t],
  )
}
