import type { Tier } from '@sightline/api-client/contract'
import type { Database } from '../store/relational/database.ts'
import { listOrderSpans } from '../store/relational/membership/orders.ts'
import type { User } from '../store/relational/accounts/users.ts'
import { lastEnd, spansOf, tierAt, type OrderSpan } from './spans.ts'
import { trialEnd } from './trial.ts'

export interface Membership {
  vip_status: Tier
  /** The end of the last span, the trial included; null where there is no end, or the trial has not begun. */
  expired_time: string | null
}

type Member = Pick<User, 'level' | 'first_login_at'>

/**
 * The membership of a user: staff has premium without an end; everybody else has the orders, and the trial from the
 * first sign-in.
 */
export function membershipOf(user: Member, orders: readonly OrderSpan[], now: Date): Membership {
  const expired_time = expiryOf(user, orders)
  if (user.level !== 'member') return { vip_status: 'premium', expired_time }
  // A person who has never signed in has the whole trial ahead.
  const trial = trialEnd(user.first_login_at === null ? now : new Date(user.first_login_at)).toISOString()
  return { vip_status: tierAt(spansOf(orders), trial, now.toISOString()), expired_time }
}

/** The user's `expired_time`, which is stored too, so that lists can be sorted by it. */
export function expiryOf({ level, first_login_at }: Member, orders: readonly OrderSpan[]): string | null {
  if (level !== 'member') return null
  return lastEnd(spansOf(orders), first_login_at === null ? null : trialEnd(new Date(first_login_at)).toISOString())
}

/** The present membership of a person. */
export async function readMembership(db: Database, user: Member & Pick<User, 'id'>, now: Date): Promise<Membership> {
  if (user.level !== 'member') return membershipOf(user, [], now)
  return membershipOf(user, await listOrderSpans(db, [user.id]), now)
}

/** The memberships of several people by their ids, in one query. */
export async function readMemberships(
  db: Database,
  users: readonly (Member & Pick<User, 'id'>)[],
  now: Date,
): Promise<Map<number, Membership>> {
  const orders = Map.groupBy(
    await listOrderSpans(
      db,
      users.map((user) => user.id),
    ),
    (order) => order.user_id,
  )
  return new Map(users.map((user) => [user.id, membershipOf(user, orders.get(user.id) ?? [], now)]))
}
