import type { ResourceEndpoints } from './endpoint.ts'

/** Orders of users, as admins see them. One's own are in order.ts. An order is a period of membership in one tier. */
export const userOrder = {
  /** Orders, filtered, sorted and page by page. */
  fetchList: { method: 'GET', path: '/admin/v1/user-order/fetchList', level: 'admin' },
  /** Changes an order: its state, amount, currency, reference, start or end; a refund closes its span. */
  update: { method: 'POST', path: '/admin/v1/user-order/update', level: 'admin' },
  /** Adds an order by hand; without a start it follows what the same tier has now, or starts now. */
  add: { method: 'POST', path: '/admin/v1/user-order/add', level: 'admin' },
  /** Cancels orders: their spans count no more. */
  del: { method: 'POST', path: '/admin/v1/user-order/del', level: 'admin' },
} as const satisfies ResourceEndpoints
