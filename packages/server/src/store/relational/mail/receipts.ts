import { sql } from 'kysely'
import type { Database } from '../database.ts'

const receiptKeyPrefix = 'receipt '

/** The key of a receipt's mail, which keeps it from being sent twice. */
export const receiptKey = (orderId: number): string => `${receiptKeyPrefix}${orderId}`

/**
 * The orders that were paid since an instant, for money, by people whose accounts exist, and for which no receipt was
 * mailed.
 */
export function listOrdersWithoutReceipt(db: Database, paidSince: Date): Promise<{ id: number; email: string }[]> {
  return db
    .selectFrom('user_order')
    .innerJoin('app_user', 'app_user.id', 'user_order.user_id')
    .select(['user_order.id', 'app_user.email'])
    .where('user_order.paid_at', '>', paidSince.toISOString())
    .where('user_order.status', '=', 'paid')
    .where('user_order.amount', '>', 0)
    .where('app_user.status', '=', 'active')
    .where('app_user.deleted_at', 'is', null)
    .where((where) =>
      where.not(
        where.exists(
          where
            .selectFrom('mail')
            .select('mail.id')
            .where('mail.once_key', '=', sql<string>`${receiptKeyPrefix} || cast(user_order.id as text)`),
        ),
      ),
    )
    .orderBy('user_order.id')
    .execute()
}
