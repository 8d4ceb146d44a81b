import { ApiError } from '../errors.ts'
import type { Database } from '../store/relational/database.ts'
import { inTransaction } from '../store/relational/in-transaction.ts'
import { lockUser } from '../store/relational/lock.ts'
import { deleteUnpaidOrder, findOrder, type OrderOfUser } from '../store/relational/membership/orders.ts'
import type { RowVersion } from '../store/relational/row-version.ts'

/**
 * Deletes an order that was never paid; paid orders stay in the books, even refunded ones.
 * @returns the order as it was
 * @throws {ApiError} not_found, row_changed, order_state
 */
export function removeOrder(db: Database, rowVersion: RowVersion): Promise<OrderOfUser> {
  return inTransaction(db, async (transaction) => {
    const order = await findOrder(transaction, rowVersion.id)
    if (order === undefined) throw new ApiError('not_found')
    await lockUser(transaction, order.user_id)
    // The order is read again, because only behind the lock nobody else confirms it.
    const now = await findOrder(transaction, rowVersion.id)
    if (now === undefined) throw new ApiError('not_found')
    if (now.version !== rowVersion.version) throw new ApiError('row_changed', now)
    if (!(await deleteUnpaidOrder(transaction, rowVersion))) throw new ApiError('order_state')
    return now
  })
}
