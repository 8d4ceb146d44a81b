import { sql } from 'kysely'
import type { Database } from '../database.ts'

/** The orders that were paid on one day, in UTC, in one currency. */
export interface OrdersOfDay {
  day: string
  currency: string
  /** The number of orders that were paid. */
  orders: number
  /** The number of them that were refunded since. */
  refunded: number
  /** The amount that was paid and not refunded, in the currency's minor unit. */
  amount: number
}

/** The paid orders by day and currency; cancelled ones do not count. */
export async function readOrdersByDay(db: Database, from: string, to: string): Promise<OrdersOfDay[]> {
  const day = sql<string>`substr(paid_at, 1, 10)`
  const rows = await db
    .selectFrom('user_order')
    .where('paid_at', '>=', from)
    .where('paid_at', '<', to)
    .where('status', 'in', ['paid', 'refunded'])
    .select([
      day.as('day'),
      'currency',
      sql<number | string>`count(*)`.as('orders'),
      sql<number | string>`sum(case when status = 'refunded' then 1 else 0 end)`.as('refunded'),
      sql<number | string>`sum(case when status = 'refunded' then 0 else amount end)`.as('amount'),
    ])
    .groupBy([day, 'currency'])
    .orderBy('day')
    .orderBy('currency')
    .execute()
  return rows.map(({ orders, refunded, amount, ...row }) => ({
    ...row,
    orders: Number(orders),
    refunded: Number(refunded),
    amount: Number(amount),
  }))
}
