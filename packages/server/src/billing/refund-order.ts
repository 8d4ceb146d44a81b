import { ApiError } from '../errors.ts'
import { changeOrder } from '../membership/change-order.ts'
import type { Database } from '../store/relational/database.ts'
import { findOrder, updateOrder, type OrderOfUser } from '../store/relational/membership/orders.ts'
import type { RowVersion } from '../store/relational/row-version.ts'
import type { Billing } from './billing.ts'
import { refundInvoice } from './refund-invoice.ts'

/**
 * Refunds an order and ends what is left of its span. One that was paid through Stripe is refunded there, with its order; of any other
 * only the order changes. A reason becomes the note of the order.
 * @throws {ApiError} not_found, row_changed, order_state, payments_unavailable
 */
export async function refundOrder(
  db: Database,
  billing: Billing | undefined,
  { reason, ...rowVersion }: RowVersion & { reason?: string | null | undefined },
  now: Date,
): Promise<OrderOfUser> {
  const order = await findOrder(db, rowVersion.id)
  if (order === undefined) throw new ApiError('not_found')
  if (order.provider !== 'stripe')
    return changeOrder(db, rowVersion, { status: 'refunded', note: reason ?? undefined }, now)
  if (order.version !== rowVersion.version) throw new ApiError('row_changed', order)
  if (order.status !== 'paid' || order.provider_ref === null) throw new ApiError('order_state')
  if (billing === undefined) throw new ApiError('payments_unavailable')
  await refundInvoice(billing, order.user_id, order.provider_ref)
  const after = await findOrder(db, rowVersion.id)
  if (after === undefined) throw new ApiError('not_found')
  // The money is back already: a note that somebody else’s change prevents is no error.
  if (reason == null || !(await updateOrder(db, after, { note: reason }, now))) return after
  return (await findOrder(db, rowVersion.id)) ?? after
}
