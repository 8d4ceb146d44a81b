import type { Database } from '../store/relational/database.ts'
import { readMembershipDates, setExpiry } from '../store/relational/membership/memberships.ts'
import { listOrderSpans } from '../store/relational/membership/orders.ts'
import { expiryOf } from './membership.ts'

/**
 * Writes the end of a person's membership. Must run in the transaction that changes its basis: the first sign-in, the
 * level, an order.
 */
export async function writeExpiry(transaction: Database, userId: number): Promise<void> {
  const user = await readMembershipDates(transaction, userId)
  const expiry = expiryOf(user, await listOrderSpans(transaction, [userId]))
  if (expiry !== user.expired_time) await setExpiry(transaction, userId, expiry)
}
