import type { ResourceEndpoints } from './endpoint.ts'

/**
 * Orders of all users, for administrators; the calls for one's own orders are in order.ts. An order is a period of
 * membership in one tier.
 */
export const userOrder = {
  /** Lists orders, filtered, sorted and page by page, with the totals of all filtered ones in each currency. */
  fetchList: { method: 'GET', path: '/admin/v1/user-order/fetchList', level: 'admin' },
  /** Changes an order: its state, amount, currency, reference, start or end; a refund closes its span. */
  update: { method: 'POST', path: '/admin/v1/user-order/update', level: 'admin' },
  /** Adds an order by hand; without a start it follows the present span of the same tier, or starts now. */
  add: { method: 'POST', path: '/admin/v1/user-order/add', level: 'admin' },
  /** Previews the span and the price of an order before it is added. */
  preview: { method: 'GET', path: '/admin/v1/user-order/preview', level: 'admin' },
  /** Refunds an order, at Stripe where it was paid there; the rest of its span ends now. */
  refund: { method: 'POST', path: '/admin/v1/user-order/refund', level: 'admin' },
  /** Deletes an order that was never paid. */
  remove: { method: 'POST', path: '/admin/v1/user-order/remove', level: 'admin' },
  /** Cancels orders, whose spans then no longer count. */
  del: { method: 'POST', path: '/admin/v1/user-order/del', level: 'admin' },
} as const satisfies ResourceEndpoints
