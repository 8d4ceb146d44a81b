import { settleOrder } from '../points/settle-order.ts'
import type { Database } from '../store/relational/database.ts'
import { listOrderSpans, updateOrder } from '../store/relational/membership/orders.ts'
import { closedSpan } from './change-order.ts'
import { writeExpiry } from './expiry.ts'

/**
 * Ends what a user has ordered: a running span is closed, one that lies ahead is cancelled. What is past stays, and so
 * does the trial. Expects that the user is locked.
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
