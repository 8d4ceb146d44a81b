import type { ResourceEndpoints } from './endpoint.ts'

/** Orders of users, as admins see them. One's own are in order.ts. An order is a period of membership in one tier. */
export const userOrder = {
  /** Orders, filtered, sorted and page by page, with what the filtered ones come to in each currency. */
  fetchList: { method: 'GET', path: '/admin/v1/user-order/fetchList', level: 'admin' },
  /** Changes an order: its state, amount, currency, reference, start or end; a refund closes its span. */
  update: { method: 'POST', path: '/admin/v1/user-order/update', level: 'admin' },
  /** Adds an order by hand; without a start it follows what the same tier has now, or starts now. */
  add: { method: 'POST', path: '/admin/v1/user-order/add', level: 'admin' },
  /** Where the span of an order would lie, and what it would cost, before it is added. */
  preview: { method: 'GET', path: '/admin/v1/user-order/preview', level: 'admin' },
  /** Gives back what was paid, at Stripe where it was paid there; what is left of the span ends now. */
  refund: { method: 'POST', path: '/admin/v1/user-order/refund', level: 'admin' },
  /** Deletes an order that never was paid. */
  remove: { method: 'POST', path: '/admin/v1/user-order/remove', level: 'admin' },
  /** Cancels orders: their spans count no more. */
  del: { method: 'POST', path: '/admin/v1/user-order/del', level: 'admin' },
} as const satisfies ResourceEndpoints
