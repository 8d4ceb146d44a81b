import type { ResourceEndpoints } from './endpoint.ts'

/** The health of the parts of the instance. */
export const health = {
  /** Describes card payments: the provider's latest events, and the failures. */
  payments: { method: 'GET', path: '/admin/v1/health/payments', level: 'admin' },
} as const satisfies ResourceEndpoints
