import type { Database } from '../store/relational/database.ts'
import { listOrders } from '../store/relational/membership/orders.ts'
import type { Page } from '../store/relational/paging.ts'

/** A page of a person's own orders. */
export const listOrdersOf = (db: Database, userId: number, page: Page<'id' | 'created_at'>) =>
  listOrders(db, { user_id: String(userId) }, page)
