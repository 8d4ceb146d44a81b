import type { Plan } from '@sightline/api-client/contract'
import { ApiError } from '../errors.ts'
import { addLedgerEntry } from '../points/ledger.ts'
import { readPointRules } from '../points/point-rules.ts'
import { listSubscriptions } from '../store/relational/billing/subscriptions.ts'
import type { Database } from '../store/relational/database.ts'
import { inTransaction } from '../store/relational/in-transaction.ts'
import { lockUser } from '../store/relational/lock.ts'
import { findOrder, listOrderSpans, type OrderOfUser } from '../store/relational/membership/orders.ts'
import { insertNumbered } from './add-order.ts'
import { writeExpiry } from './expiry.ts'
import { placeSpan } from './place-span.ts'
import type { PlanPrices } from './plan-prices.ts'
import { spansOf, tierAt } from './spans.ts'

/** The plan that a person has by an order at present; null without one, even in the trial. */
export async function heldPlan(db: Database, userId: number, now: Date): Promise<Plan | null> {
  const tier = tierAt(spansOf(await listOrderSpans(db, [userId])), '', now.toISOString())
  return tier === 'standard' || tier === 'premium' ? tier : null
}

/** Whether a card pays for the membership: a month in between would be paid twice. */
export const isPaidByCard = async (db: Database, userId: number): Promise<boolean> =>
  (await listSubscriptions(db, userId)).some(({ ended_at, cancels_at }) => ended_at === null && cancels_at === null)

/**
 * Buys a month of the person's present plan, for points.
 * @param shown The plan and the points that the person has confirmed.
 * @throws {ApiError} points_insufficient, points_off, points_no_plan, points_changed, subscription_running
 */
export function payWithPoints(
  db: Database,
  userId: number,
  shown: { plan: Plan; points: number },
  { currency }: PlanPrices,
  now: Date,
): Promise<OrderOfUser> {
  return inTransaction(db, async (transaction) => {
    if (!(await lockUser(transaction, userId))) throw new ApiError('not_found')
    const { points_per_month: points } = await readPointRules(transaction)
    if (points === 0) throw new ApiError('points_off')
    const plan = await heldPlan(transaction, userId, now)
    if (plan === null) throw new ApiError('points_no_plan')
    if (plan !== shown.plan || points !== shown.points) throw new ApiError('points_changed')
    if (await isPaidByCard(transaction, userId)) throw new ApiError('subscription_running')
    const orders = await listOrderSpans(transaction, [userId])
    const id = await insertNumbered(transaction, now, {
      user_id: userId,
      plan,
      billing: 'monthly',
      amount: 0,
      currency,
      status: 'paid',
      provider: 'points',
      provider_ref: null,
      ...placeSpan(orders, { plan, length: { months: 1 }, now }),
      is_start_chosen: 0,
      paid_at: now.toISOString(),
    })
    const row = {
      user_id: userId,
      delta: -points,
      reason: 'spending',
      note: null,
      order_id: id,
      reverses_id: null,
    } as const
    await addLedgerEntry(transaction, row, now)
    await writeExpiry(transaction, userId)
    const order = await findOrder(transaction, id)
    if (order === undefined) throw new Error('the order is gone')
    return order
  })
}
