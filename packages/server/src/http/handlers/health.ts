import { paymentHealth } from '../../billing/payment-health.ts'
import { countPendingOrders } from '../../store/relational/membership/orders.ts'
import type { Handlers } from '../context.ts'

export const health: Handlers<'health'> = {
  fetchStatus: ({ services: { healthStatus } }) => healthStatus(),
  payments: async ({ services: { db, billing } }) => ({
    cards: billing === undefined ? null : await paymentHealth(billing),
    pending_orders: await countPendingOrders(db),
  }),
}
