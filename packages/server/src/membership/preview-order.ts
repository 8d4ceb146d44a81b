import { ApiError } from '../errors.ts'
import { findUser } from '../store/relational/accounts/users.ts'
import type { Database } from '../store/relational/database.ts'
import { listOrderSpans } from '../store/relational/membership/orders.ts'
import { orderLength, priceOf, type GivenOrder } from './add-order.ts'
import { placeSpan } from './place-span.ts'
import type { PlanPrices } from './plan-prices.ts'
import { spansOf } from './spans.ts'

export interface OrderPreview {
  /**
   * The end of the person's present membership of the same plan, without a gap from now on; null where they have none.
   */
  current_ends_at: string | null
  starts_at: string
  ends_at: string
  /** The amount in the currency's minor unit. */
  amount: number
  currency: string
}

/** The order that `addOrder` would add now, without adding it. @throws {ApiError} not_found, span_invalid */
export async function previewOrder(
  db: Database,
  given: Pick<GivenOrder, 'userId' | 'plan' | 'billing' | 'periods' | 'startsAt'>,
  prices: PlanPrices,
  now: Date,
): Promise<OrderPreview> {
  const { userId, plan, startsAt } = given
  if ((await findUser(db, userId)) === undefined) throw new ApiError('not_found')
  const orders = await listOrderSpans(db, [userId])
  const at = now.toISOString()
  const { starts_at, ends_at } = placeSpan(orders, { plan, length: orderLength(given), startsAt, now })
  const current = spansOf(orders).find(({ tier, start, end }) => tier === plan && start <= at && at < end)
  return { current_ends_at: current?.end ?? null, starts_at, ends_at, ...priceOf(given, prices) }
}
