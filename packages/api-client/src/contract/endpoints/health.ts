import type { ResourceEndpoints } from './endpoint.ts'

/** How the parts of the instance are doing. */
export const health = {
  /** Payments by card: what the provider told last, and what went wrong. */
  payments: { method: 'GET', path: '/admin/v1/health/payments', level: 'admin' },
} as const satisfies ResourceEndpoints
