import type { Database } from '../store/relational/database.ts'
import { listOrders, type OrderColumn, type OrderFilters } from '../store/relational/membership/orders.ts'
import type { Page } from '../store/relational/paging.ts'
import { orderRowOf, type OrderRow } from './order-row.ts'

interface OrderList {
  list: OrderRow[]
  total: number
}

/** Orders, as they go out. */
export async function listOrderRows(db: Database, filters: OrderFilters, page: Page<OrderColumn>): Promise<OrderList> {
  const { list, total } = await listOrders(db, filters, page)
  return { list: list.map(orderRowOf), total }
}

/** One's own. */
export const listOrdersOf = (db: Database, userId: number, page: Page<'id' | 'created_at'>): Promise<OrderList> =>
  listOrderRows(db, { user_id: String(userId) }, page)
