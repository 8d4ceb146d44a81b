import type { Insertable, Selectable } from 'kysely'
import type { Database } from '../database.ts'
import type { StripeSubscriptionTable } from '../schema/billing.ts'

export type SubscriptionRow = Selectable<StripeSubscriptionTable>

/** A person's subscriptions, those that began last first. */
export const listSubscriptions = (db: Database, userId: number): Promise<SubscriptionRow[]> =>
  db
    .selectFrom('stripe_subscription')
    .selectAll()
    .where('user_id', '=', userId)
    .orderBy('ended_at', 'desc')
    .orderBy('period_end', 'desc')
    .execute()

/** Keeps a subscription as it was read. */
export async function writeSubscription(
  transaction: Database,
  row: Insertable<StripeSubscriptionTable>,
): Promise<void> {
  const { subscription_id: _id, user_id: _userId, ...changes } = row
  await transaction
    .insertInto('stripe_subscription')
    .values(row)
    .onConflict((conflict) => conflict.column('subscription_id').doUpdateSet(changes))
    .execute()
}
