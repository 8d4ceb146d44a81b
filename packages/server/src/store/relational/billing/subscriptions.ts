import type { Insertable, Selectable } from 'kysely'
import type { Database } from '../database.ts'
import type { StripeSubscriptionTable } from '../schema/billing.ts'

export type SubscriptionRow = Selectable<StripeSubscriptionTable>

/** A person's subscriptions: those that have not ended, then those that ended last. */
export const listSubscriptions = (db: Database, userId: number): Promise<SubscriptionRow[]> =>
  db
    .selectFrom('stripe_subscription')
    .selectAll()
    .where('user_id', '=', userId)
    .orderBy('ended_at', (order) => order.desc().nullsFirst())
    .orderBy('period_end', 'desc')
    .execute()

/** Inserts or updates a subscription as Stripe has answered it. */
export async function upsertSubscription(
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
