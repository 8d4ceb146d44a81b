import type { ExpressionBuilder } from 'kysely'
import type { Database } from '../database.ts'
import type { Schema } from '../schema.ts'
import type { User } from '../accounts/users.ts'

export interface EndingMembership {
  id: number
  expired_time: string
  first_login_at: string | null
  /** Whether a payment of the subscription has failed. */
  isPastDue: boolean
}

const RENEWING = ['active', 'trialing']

/**
 * Active members whose membership ends within (after, until], the earliest end first, after `last`; without those whose
 * subscription renews itself then, and those who were just informed of a failed payment.
 */
export async function listEndingMemberships(
  db: Database,
  { after, until, isPastDueTold }: { after: string; until: string; isPastDueTold: boolean },
  last: EndingMembership | undefined,
  limit: number,
): Promise<EndingMembership[]> {
  const rows = await db
    .selectFrom('app_user')
    .select(['id', 'expired_time', 'first_login_at'])
    .select((select) => select.exists(renewing(select, ['past_due'])).as('is_past_due'))
    .where('deleted_at', 'is', null)
    .where('expired_time', '>', after)
    .where('expired_time', '<=', until)
    .where('level', '=', 'member')
    .where('status', '=', 'active')
    .where((where) => where.not(where.exists(renewing(where, isPastDueTold ? [...RENEWING, 'past_due'] : RENEWING))))
    .$if(last !== undefined, (query) =>
      query.where((where) =>
        where(where.refTuple('expired_time', 'id'), '>', where.tuple(last?.expired_time ?? '', last?.id ?? 0)),
      ),
    )
    .orderBy('expired_time')
    .orderBy('id')
    .limit(limit)
    .execute()
  return rows.flatMap(({ is_past_due, expired_time, ...row }) =>
    expired_time === null ? [] : [{ ...row, expired_time, isPastDue: Boolean(is_past_due) }],
  )
}

/** The subscriptions of the person that were not cancelled, in one of these states. */
const renewing = (of: ExpressionBuilder<Schema, 'app_user'>, statuses: readonly string[]) =>
  of
    .selectFrom('stripe_subscription')
    .select('subscription_id')
    .whereRef('stripe_subscription.user_id', '=', 'app_user.id')
    .where('stripe_subscription.status', 'in', statuses)
    .where('cancels_at', 'is', null)

/** The dates beside the orders that a person's membership depends on, and its stored end. */
export function readMembershipDates(
  db: Database,
  userId: number,
): Promise<Pick<User, 'level' | 'first_login_at' | 'expired_time'>> {
  return db
    .selectFrom('app_user')
    .select(['level', 'first_login_at', 'expired_time'])
    .where('id', '=', userId)
    .executeTakeFirstOrThrow()
}

/** @param expiry An instant in ISO 8601, or null where none ends: of staff, and before any has begun */
export async function setExpiry(transaction: Database, userId: number, expiry: string | null): Promise<void> {
  await transaction.updateTable('app_user').set({ expired_time: expiry }).where('id', '=', userId).execute()
}
