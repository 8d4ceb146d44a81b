import type { Database } from '../store/relational/database.ts'
import { listOrderSpans } from '../store/relational/orders.ts'
import { expiryOf } from './membership.ts'

/**
 * Writes when a person's membership ends. Belongs into the transaction that changes what it follows from: the first
 * login, the level, an order.
 */
export async function writeExpiry(transaction: Database, userId: number): Promise<void> {
  const user = await transaction
    .selectFrom('app_user')
    .select(['level', 'first_login_at', 'expired_time'])
    .where('id', '=', userId)
    .executeTakeFirstOrThrow()
  const expiry = expiryOf(user, await listOrderSpans(transaction, [userId]))
  if (expiry === user.expired_time) return
  await transaction.updateTable('app_user').set({ expired_time: expiry }).where('id', '=', userId).execute()
}
