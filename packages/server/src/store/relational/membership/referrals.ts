import { sql, type ExpressionBuilder } from 'kysely'
import type { Database } from '../database.ts'
import { countOf, rowRangeOf, type Page } from '../paging.ts'
import type { Schema } from '../schema.ts'
import type { Order } from './orders.ts'

/**
 * The person whose invitation code somebody registered with; undefined without one, and once that account is deleted.
 */
export async function findInviter(db: Database, userId: number): Promise<number | undefined> {
  const inviter = await db
    .selectFrom('app_user as invited')
    .innerJoin('app_user as inviter', 'inviter.id', 'invited.inviter_id')
    .select('inviter.id')
    .where('invited.id', '=', userId)
    .where('inviter.deleted_at', 'is', null)
    .executeTakeFirst()
  return inviter?.id
}

/** Who invited these people, by the inviter's id; deleted accounts are left out. */
export async function findInviters(
  db: Database,
  users: readonly { inviter_id: number | null }[],
): Promise<Map<number, { union_id: string; email: string }>> {
  const ids = [...new Set(users.flatMap(({ inviter_id }) => inviter_id ?? []))]
  if (ids.length === 0) return new Map()
  const inviters = await db
    .selectFrom('app_user')
    .select(['id', 'union_id', 'email'])
    .where('id', 'in', ids)
    .where('deleted_at', 'is', null)
    .execute()
  return new Map(inviters.map(({ id, union_id, email }) => [id, { union_id, email }]))
}

/** Whether the user of an order has another one that was paid for and not refunded. */
export async function hasPaidOtherOrder(db: Database, { id, user_id }: Order): Promise<boolean> {
  const other = await paidOrders(db).where('user_id', '=', user_id).where('id', '!=', id).executeTakeFirst()
  return other !== undefined
}

const paidOrders = (db: Database) =>
  db
    .selectFrom('user_order')
    .select('user_order.id')
    .where('status', '=', 'paid')
    .where('provider', '!=', 'points')
    .where('amount', '>', 0)

/** A person who has registered with a code, as far as the person who invited them is told. */
export interface Invited {
  /** A number that counts from the first one. */
  id: number
  created_at: string
  has_paid: boolean
  points: number
}

/** The people whom somebody has invited, in pages, with the totals over all of them. */
export async function listInvited(
  db: Database,
  inviterId: number,
  page: Page<'id' | 'created_at'>,
): Promise<{ list: Invited[]; total: number; paying: number; points: number }> {
  const { direction, limit, offset } = rowRangeOf(page)
  const invited = db.selectFrom('app_user').where('inviter_id', '=', inviterId)
  const total = await countOf(invited)
  const rows = await invited
    .select(['app_user.id', 'app_user.created_at'])
    .select((column) => [hasPaid(column).as('has_paid'), pointsFor(column, inviterId).as('points')])
    .orderBy('app_user.id', direction)
    .limit(limit)
    .offset(offset)
    .execute()
  const { earned } = await db
    .selectFrom('user_points')
    .select(sql<number | string | null>`sum(delta)`.as('earned'))
    .where('user_id', '=', inviterId)
    .where('reason', '=', 'referral')
    .where('reverses_id', 'is', null)
    .where((where) => where.not(where.exists(reversalOf(where))))
    .executeTakeFirstOrThrow()
  const ordinalOf = (index: number) => (direction === 'desc' ? total - offset - index : offset + index + 1)
  return {
    list: rows.map(({ created_at, has_paid, points }, index) => ({
      id: ordinalOf(index),
      created_at,
      has_paid: Boolean(has_paid),
      points: Number(points ?? 0),
    })),
    total,
    paying: await countOf(invited.where(hasPaid)),
    points: Number(earned ?? 0),
  }
}

const hasPaid = (where: ExpressionBuilder<Schema, 'app_user'>) =>
  where.exists(
    where
      .selectFrom('user_order')
      .select('user_order.id')
      .whereRef('user_order.user_id', '=', 'app_user.id')
      .where('user_order.status', '=', 'paid')
      .where('user_order.provider', '!=', 'points')
      .where('user_order.amount', '>', 0),
  )

const pointsFor = (column: ExpressionBuilder<Schema, 'app_user'>, inviterId: number) =>
  column
    .selectFrom('user_points')
    .innerJoin('user_order', 'user_order.id', 'user_points.order_id')
    .select(sql<number | string | null>`sum(user_points.delta)`.as('points'))
    .whereRef('user_order.user_id', '=', 'app_user.id')
    .where('user_points.user_id', '=', inviterId)
    .where('user_points.reason', '=', 'referral')
    .where((where) => where.not(where.exists(reversalOf(where))))

const reversalOf = (where: ExpressionBuilder<Schema, 'user_points'>) =>
  where
    .selectFrom('user_points as reversal')
    .select('reversal.id')
    .whereRef('reversal.reverses_id', '=', 'user_points.id')
