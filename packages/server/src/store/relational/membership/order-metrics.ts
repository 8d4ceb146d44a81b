import type { Billing, Plan } from '@sightline/api-client/contract'
import { sql, type Expression, type ExpressionBuilder } from 'kysely'
import type { Database } from '../database.ts'
import type { Schema } from '../schema.ts'

/** What the orders of a plan and a billing are counted under; each row is of one day in UTC, `2026-01-31`. */
interface PlanOfDay {
  day: string
  plan: Plan
  billing: Billing
}

/** The orders that were paid on one day, in one currency. */
export interface OrdersOfDay extends PlanOfDay {
  currency: string
  /** The number of orders that were paid. */
  orders: number
  /** The number of them by people who had paid an order before. */
  renewals: number
  /** The amount that was paid and not refunded, in the currency's minor unit. */
  amount: number
}

/** The orders that were refunded on one day, in one currency. */
export interface RefundsOfDay extends PlanOfDay {
  currency: string
  refunded: number
  /** The refunded amount in the currency's minor unit. */
  amount: number
}

/** The memberships that ended on one day. */
export interface EndsOfDay extends PlanOfDay {
  churned: number
}

/** Instants from `from` to before `to`, of all plans or of one. */
export interface OrderScope {
  from: string
  to: string
  plan?: Plan | undefined
}

const wasPaid = ['paid', 'refunded'] as const

/** The paid orders by the day of their payment; cancelled ones do not count. */
export async function readOrdersByDay(db: Database, scope: OrderScope): Promise<OrdersOfDay[]> {
  const rows = await ordersWithin(db, 'user_order.paid_at', scope)
    .where('user_order.status', 'in', wasPaid)
    .select((where) => [
      'currency',
      sql<number | string>`count(*)`.as('orders'),
      countIf(hasPaidBefore(where)).as('renewals'),
      sql<number | string>`sum(case when user_order.status = 'refunded' then 0 else amount end)`.as('amount'),
    ])
    .groupBy('currency')
    .execute()
  return rows.map(({ orders, renewals, amount, ...row }) => ({
    ...row,
    orders: Number(orders),
    renewals: Number(renewals),
    amount: Number(amount),
  }))
}

/** The refunded orders by the day of the refund. */
export async function readRefundsByDay(db: Database, scope: OrderScope): Promise<RefundsOfDay[]> {
  const rows = await ordersWithin(db, 'user_order.refunded_at', scope)
    .where('user_order.status', '=', 'refunded')
    .select(['currency', sql<number | string>`count(*)`.as('refunded'), sql<number | string>`sum(amount)`.as('amount')])
    .groupBy('currency')
    .execute()
  return rows.map(({ refunded, amount, ...row }) => ({ ...row, refunded: Number(refunded), amount: Number(amount) }))
}

/** The ends of memberships by day, until now: ends of orders at which no other order of the person goes on. */
export async function readEndsByDay(db: Database, scope: OrderScope, now: string): Promise<EndsOfDay[]> {
  const rows = await ordersWithin(db, 'user_order.ends_at', scope)
    .where('user_order.status', 'in', wasPaid)
    .where('user_order.ends_at', '<=', now)
    .whereRef('user_order.starts_at', '<', 'user_order.ends_at')
    .where((where) => where.not(where.exists(ordersThatGoOn(where))))
    .select(sql<number | string>`count(*)`.as('churned'))
    .execute()
  return rows.map(({ churned, ...row }) => ({ ...row, churned: Number(churned) }))
}

function ordersWithin(
  db: Database,
  instant: 'user_order.paid_at' | 'user_order.refunded_at' | 'user_order.ends_at',
  { from, to, plan }: OrderScope,
) {
  const day = sql<string>`substr(${sql.ref(instant)}, 1, 10)`
  let query = db.selectFrom('user_order').where(instant, '>=', from).where(instant, '<', to)
  if (plan !== undefined) query = query.where('user_order.plan', '=', plan)
  return query
    .select([day.as('day'), 'user_order.plan', 'user_order.billing'])
    .groupBy([day, 'user_order.plan', 'user_order.billing'])
    .orderBy(day)
}

const countIf = (condition: Expression<unknown>) => sql<number | string>`sum(case when ${condition} then 1 else 0 end)`

type OrderWhere = ExpressionBuilder<Schema, 'user_order'>

/** Whether the person had paid another order before this one; of two that were paid at once, the older comes first. */
const hasPaidBefore = (where: OrderWhere) =>
  where.exists(
    where
      .selectFrom('user_order as earlier')
      .select('earlier.id')
      .whereRef('earlier.user_id', '=', 'user_order.user_id')
      .where('earlier.status', 'in', wasPaid)
      .where((other) =>
        other.or([
          other('earlier.paid_at', '<', other.ref('user_order.paid_at')),
          other.and([
            other('earlier.paid_at', '=', other.ref('user_order.paid_at')),
            other('earlier.id', '<', other.ref('user_order.id')),
          ]),
        ]),
      ),
  )

/** The person's orders that hold when this one ends. Of two that end at once, the newer stands for both. */
const ordersThatGoOn = (where: OrderWhere) =>
  where
    .selectFrom('user_order as other')
    .select('other.id')
    .whereRef('other.user_id', '=', 'user_order.user_id')
    .where('other.status', 'in', wasPaid)
    .whereRef('other.starts_at', '<', 'other.ends_at')
    .whereRef('other.starts_at', '<=', 'user_order.ends_at')
    .where((other) =>
      other.or([
        other('other.ends_at', '>', other.ref('user_order.ends_at')),
        other.and([
          other('other.ends_at', '=', other.ref('user_order.ends_at')),
          other('other.id', '>', other.ref('user_order.id')),
        ]),
      ]),
    )
