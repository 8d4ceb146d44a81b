import type { ResourceEndpoints } from './endpoint.ts'

export const order = {
  /** The plans with their prices, and how they can be bought here. */
  plans: { method: 'GET', path: '/v1/order/plans', level: 'visitor' },
  /** The signed-in person's subscription, and the order that waits for an administrator. */
  membership: { method: 'GET', path: '/v1/order/membership', level: 'member' },
  /** Answers the address of the page on which a plan is paid by card. */
  checkout: { method: 'POST', path: '/v1/order/checkout', level: 'member' },
  /** Answers the address of the provider's page for cards, invoices and cancelling. */
  portal: { method: 'POST', path: '/v1/order/portal', level: 'member' },
  /** What a change of the subscription to another plan costs now. */
  previewChange: { method: 'GET', path: '/v1/order/previewChange', level: 'member' },
  /** Changes the subscription to another plan at once, for the amounts of a preview. */
  changePlan: { method: 'POST', path: '/v1/order/changePlan', level: 'member' },
  /** Asks the administrators for a plan, where no cards are taken. */
  requestPlan: { method: 'POST', path: '/v1/order/requestPlan', level: 'member' },
  /** Withdraws one's request for a plan. */
  withdrawRequest: { method: 'POST', path: '/v1/order/withdrawRequest', level: 'member' },
} as const satisfies ResourceEndpoints
