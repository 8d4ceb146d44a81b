import type { Billing, Plan } from '@sightline/api-client/contract'
import { ApiError, invalidFields } from '../errors.ts'
import type { Database } from '../store/relational/database.ts'
import { settleOrder } from '../points/settle-order.ts'
import { inTransaction } from '../store/relational/in-transaction.ts'
import { lockUser } from '../store/relational/lock.ts'
import {
  findOrder,
  insertOrder,
  listOrderSpans,
  type NewOrder,
  type OrderOfUser,
} from '../store/relational/membership/orders.ts'
import { writeExpiry } from './expiry.ts'
import { newOrderNumber } from './order-number.ts'
import { placeSpan } from './place-span.ts'
import type { PlanPrices } from './plan-prices.ts'

export interface GivenOrder {
  userId: number
  plan: Plan
  billing: Billing
  /** The number of months or years. */
  periods: number
  /** The amount in the currency's minor unit; the plan's price by default. */
  amount?: number | undefined
  currency?: string | undefined
  status: 'pending' | 'paid'
  /** The start of the membership; by default the end of the present span of the same tier, or now. */
  startsAt?: string | undefined
  providerRef: string | null
}

/**
 * Adds an order by hand. @throws {ApiError} not_found, span_invalid, or an error at the amount where the plan has no
 * price
 */
export function addOrder(db: Database, given: GivenOrder, prices: PlanPrices, now: Date): Promise<OrderOfUser> {
  const { userId, plan, billing, status, startsAt, providerRef } = given
  const price = priceOf(given, prices)
  const length = orderLength(given)
  return inTransaction(db, async (transaction) => {
    if (!(await lockUser(transaction, userId))) throw new ApiError('not_found')
    const orders = await listOrderSpans(transaction, [userId])
    const id = await insertNumbered(transaction, now, {
      user_id: userId,
      plan,
      billing,
      ...price,
      status,
      provider: 'manual',
      provider_ref: providerRef,
      ...placeSpan(orders, { plan, length, startsAt, now }),
      is_start_chosen: startsAt === undefined ? 0 : 1,
      paid_at: status === 'paid' ? now.toISOString() : null,
    })
    await writeExpiry(transaction, userId)
    const order = await findOrder(transaction, id)
    if (order === undefined) throw new Error('the order is gone')
    await settleOrder(transaction, undefined, order, now)
    return order
  })
}

/** The length of an order with this number of periods. */
export const orderLength = ({ billing, periods }: Pick<GivenOrder, 'billing' | 'periods'>) => ({
  months: billing === 'yearly' ? periods * 12 : periods,
})

export function priceOf(
  {
    plan,
    billing,
    periods,
    amount,
    currency,
  }: Pick<GivenOrder, 'plan' | 'billing' | 'periods' | 'amount' | 'currency'>,
  prices: PlanPrices,
) {
  if (amount !== undefined) return { amount, currency: currency ?? prices.currency }
  if (currency !== undefined && currency !== prices.currency) throw invalidFields({ amount: 'field_required' })
  return { amount: prices.amounts[plan][billing] * periods, currency: prices.currency }
}

/** Inserts an order with a unique number. */
export async function insertNumbered(
  transaction: Database,
  now: Date,
  order: Omit<NewOrder, 'order_no'>,
): Promise<number> {
  const inserted = await insertOrder(transaction, { ...order, order_no: newOrderNumber(now) }, now)
  return inserted?.id ?? insertNumbered(transaction, now, order)
}
