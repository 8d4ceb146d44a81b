import type { Calls } from './endpoint.ts'

export const order = {
  /** The plans with their prices, and how they can be bought here. */
  plans: { method: 'GET', path: '/v1/order/plans', level: 'visitor' },
} as const satisfies Calls
