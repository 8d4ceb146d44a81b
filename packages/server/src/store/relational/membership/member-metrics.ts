import { sql } from 'kysely'
import type { Database } from '../database.ts'
import { countOf } from '../paging.ts'

export interface MembersByTier {
  trial: number
  standard: number
  premium: number
  expired: number
}

/**
 * The number of members of each tier. Reads only what can change: orders that have not ended, and the index of ends of
 * memberships.
 * @param trialSince People whose first sign-in was after this instant are on trial.
 */
export async function countMembers(db: Database, now: string, trialSince: string): Promise<MembersByTier> {
  const users = db.selectFrom('app_user').where('deleted_at', 'is', null)
  const all = await countOf(users)
  const staff = await countOf(users.where('level', '<>', 'member'))
  const ended = await countOf(users.where('expired_time', '<=', now))
  // A person who has never signed in has the whole trial ahead, even after an order that has ended. The index of the
  // last sign-in finds them.
  const unseen = await countOf(
    users.where('last_login_at', 'is', null).where('first_login_at', 'is', null).where('expired_time', '<=', now),
  )
  const { standard, premium, waiting } = await countOrdered(db, now, trialSince)
  const expired = ended - unseen + waiting
  return { trial: all - staff - standard - premium - expired, standard, premium, expired }
}

/** Members by the highest tier of their running orders; `waiting` have only later orders, and no trial any more. */
async function countOrdered(db: Database, now: string, trialSince: string) {
  const rank = sql<number | string>`max(case when starts_at > ${now} then 0 when plan = 'premium' then 2 else 1 end)`
  const ranked = db
    .selectFrom('user_order')
    .innerJoin('app_user', 'app_user.id', 'user_order.user_id')
    .where('ends_at', '>', now)
    .where('user_order.status', 'in', ['paid', 'refunded'])
    .whereRef('starts_at', '<', 'ends_at')
    .where('level', '=', 'member')
    .where('deleted_at', 'is', null)
    .groupBy(['app_user.id', 'first_login_at'])
    .select(['first_login_at', rank.as('rank')])
  const counted = await db
    .selectFrom(ranked.as('ranked'))
    .select([
      sql<number | string>`sum(case when rank = 1 then 1 else 0 end)`.as('standard'),
      sql<number | string>`sum(case when rank = 2 then 1 else 0 end)`.as('premium'),
      sql<number | string>`sum(case when rank = 0 and first_login_at <= ${trialSince} then 1 else 0 end)`.as('waiting'),
    ])
    .executeTakeFirstOrThrow()
  return { standard: Number(counted.standard), premium: Number(counted.premium), waiting: Number(counted.waiting) }
}
