import type { Selectable } from 'kysely'
import { isUniqueViolation, type Database } from '../database.ts'
import type { StripeCustomerTable } from '../schema/billing.ts'

export type StripeCustomer = Selectable<StripeCustomerTable>

export const findCustomer = (db: Database, customerId: string): Promise<StripeCustomer | undefined> =>
  db.selectFrom('stripe_customer').selectAll().where('customer_id', '=', customerId).executeTakeFirst()

export const findCustomerOf = (db: Database, userId: number): Promise<StripeCustomer | undefined> =>
  db.selectFrom('stripe_customer').selectAll().where('user_id', '=', userId).executeTakeFirst()

/** @returns false where the user or the customer has another one already */
export async function insertCustomer(db: Database, customerId: string, userId: number, now: Date): Promise<boolean> {
  try {
    await db
      .insertInto('stripe_customer')
      .values({ customer_id: customerId, user_id: userId, session_id: null, created_at: now.toISOString() })
      .execute()
    return true
  } catch (error) {
    if (isUniqueViolation(error)) return false
    throw error
  }
}

export async function keepSession(db: Database, customerId: string, sessionId: string): Promise<void> {
  await db.updateTable('stripe_customer').set({ session_id: sessionId }).where('customer_id', '=', customerId).execute()
}

/** Says that the customer is about to be read at Stripe. @returns the number of this reading */
export async function beginReading(db: Database, customerId: string): Promise<number> {
  const { reads } = await db
    .updateTable('stripe_customer')
    .set((set) => ({ reads: set('reads', '+', 1) }))
    .where('customer_id', '=', customerId)
    .returning('reads')
    .executeTakeFirstOrThrow()
  return reads
}

/** Says that a reading is written. @returns false where one that began later was written already */
export async function claimReading(transaction: Database, customerId: string, reading: number): Promise<boolean> {
  const updated = await transaction
    .updateTable('stripe_customer')
    .set({ written: reading })
    .where('customer_id', '=', customerId)
    .where('written', '<', reading)
    .executeTakeFirst()
  return Number(updated.numUpdatedRows) > 0
}

/** Customers of whom something may still change: with a subscription that goes on, or a paid span that does. */
export async function listRunningCustomers(db: Database, now: Date): Promise<string[]> {
  const at = now.toISOString()
  const rows = await db
    .selectFrom('stripe_customer')
    .select('customer_id')
    .where((where) =>
      where.or([
        where.exists(
          where
            .selectFrom('stripe_subscription')
            .select('subscription_id')
            .whereRef('stripe_subscription.user_id', '=', 'stripe_customer.user_id')
            .where('ended_at', 'is', null),
        ),
        where.exists(
          where
            .selectFrom('user_order')
            .select('id')
            .whereRef('user_order.user_id', '=', 'stripe_customer.user_id')
            .where('provider', '=', 'stripe')
            .where('ends_at', '>', at),
        ),
      ]),
    )
    .orderBy('customer_id')
    .execute()
  return rows.map((row) => row.customer_id)
}

/** Customers whose running subscription should have begun another period by now. */
export async function listDueCustomers(db: Database, now: Date): Promise<string[]> {
  const rows = await db
    .selectFrom('stripe_subscription')
    .innerJoin('stripe_customer', 'stripe_customer.user_id', 'stripe_subscription.user_id')
    .select('stripe_customer.customer_id')
    .distinct()
    .where('ended_at', 'is', null)
    .where('period_end', '<=', now.toISOString())
    .execute()
  return rows.map((row) => row.customer_id)
}

/** Customers whose account was deleted while their subscription goes on. */
export async function listDeletedCustomers(db: Database): Promise<StripeCustomer[]> {
  return db
    .selectFrom('stripe_customer')
    .innerJoin('app_user', 'app_user.id', 'stripe_customer.user_id')
    .selectAll('stripe_customer')
    .where('app_user.deleted_at', 'is not', null)
    .where((where) =>
      where.exists(
        where
          .selectFrom('stripe_subscription')
          .select('subscription_id')
          .whereRef('stripe_subscription.user_id', '=', 'stripe_customer.user_id')
          .where('ended_at', 'is', null),
      ),
    )
    .execute()
}

/** Forgets every customer and subscription: of a demo, whose Stripe is gone. Orders stay. */
export async function forgetCustomers(db: Database): Promise<void> {
  await db.deleteFrom('stripe_subscription').execute()
  await db.deleteFrom('stripe_customer').execute()
}
