import type { Billing, Plan } from '@sightline/api-client/contract'
import { ApiError } from '../errors.ts'
import { lockAdministrators } from '../store/relational/accounts/administrators.ts'
import type { User } from '../store/relational/accounts/users.ts'
import type { Database } from '../store/relational/database.ts'
import { lockUser } from '../store/relational/lock.ts'
import { listPendingOrders, type OrderOfUser } from '../store/relational/membership/orders.ts'
import { addOrder } from './add-order.ts'
import { cancelOrder } from './change-order.ts'
import { tellRequest } from './order-notices.ts'
import type { PlanPrices } from './plan-prices.ts'

/**
 * Requests a plan: adds a pending order that an administrator confirms. A repeated request gets the pending order; a
 * request of another plan replaces it.
 */
export function requestPlan(
  db: Database,
  { id }: Pick<User, 'id'>,
  { plan, billing }: { plan: Plan; billing: Billing },
  prices: PlanPrices,
  now: Date,
): Promise<OrderOfUser> {
  return db.transaction().execute(async (transaction) => {
    if (!(await lockUser(transaction, id))) throw new ApiError('not_found')
    const pending = await listPendingOrders(transaction, id)
    const same = pending.find((order) => order.plan === plan && order.billing === billing)
    if (same !== undefined) return same
    for (const { id: other } of pending) await cancelOrder(transaction, other, now, 'owner')
    const given = { userId: id, plan, billing, periods: 1, status: 'pending', providerRef: null } as const
    const order = await addOrder(transaction, given, prices, now)
    await tellRequest(transaction, await lockAdministrators(transaction), order, now)
    return order
  })
}

/** Withdraws a request. @throws {ApiError} not_found for an order that is not one's own; order_state */
export async function withdrawRequest(db: Database, userId: number, orderId: number, now: Date): Promise<OrderOfUser> {
  const pending = await listPendingOrders(db, userId)
  if (!pending.some(({ id }) => id === orderId)) throw new ApiError('not_found')
  return cancelOrder(db, orderId, now, 'owner')
}
