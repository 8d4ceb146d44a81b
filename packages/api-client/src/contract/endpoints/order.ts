import type { ResourceEndpoints } from './endpoint.ts'

export const order = {
  /** Lists the plans with their prices, and the ways to buy them here. */
  plans: { method: 'GET', path: '/v1/order/plans', level: 'visitor' },
  /** Answers the signed-in person's subscription, and the order that waits for an administrator. */
  membership: { method: 'GET', path: '/v1/order/membership', level: 'member' },
  /** Answers the address of the page on which a plan is paid by card. */
  checkout: { method: 'POST', path: '/v1/order/checkout', level: 'member' },
  /** Answers the address of the provider's page for cards, invoices and cancelling. */
  portal: { method: 'POST', path: '/v1/order/portal', level: 'member' },
  /** Previews the charge of changing the subscription to another plan now. */
  previewChange: { method: 'GET', path: '/v1/order/previewChange', level: 'member' },
  /** Changes the subscription to another plan at once, for the amounts of a preview. */
  changePlan: { method: 'POST', path: '/v1/order/changePlan', level: 'member' },
  /** Requests a plan from the administrators, where no cards are accepted. */
  requestPlan: { method: 'POST', path: '/v1/order/requestPlan', level: 'member' },
  /** Withdraws one's request for a plan. */
  withdrawRequest: { method: 'POST', path: '/v1/order/withdrawRequest', level: 'member' },
} as const satisfies ResourceEndpoints
