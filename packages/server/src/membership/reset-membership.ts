import { settleOrder } from '../points/settle-order.ts'
import type { Database } from '../store/relational/database.ts'
import { listOrderSpans, updateOrder } from '../store/relational/membership/orders.ts'
import { closedSpan } from './change-order.ts'
import { writeExpiry } from './expiry.ts'

/**
 * Ends a user's orders: a running span is closed, a future one is cancelled. Past orders stay, and so does the trial.
 * The user must be locked.
 */
export async function resetMembership(transaction: Database, userId: number, now: Date): Promise<void> {
  const at = now.toISOString()
  const orders = await listOrderSpans(transaction, [userId])
  for (const order of orders.filter(({ status, ends_at }) => status === 'paid' && ends_at > at)) {
    const changes = order.starts_at > at ? ({ status: 'cancelled' } as const) : closedSpan(order, now)
    await updateOrder(transaction, order, changes, now)
    await settleOrder(transaction, order, { ...order, ...changes }, now)
  }
  await writeExpiry(transaction, userId)
}
