import type { ResourceEndpoints } from './endpoint.ts'

/** The health of the parts of the instance. */
export const health = {
  /**
   * Describes what was measured of the stores, the collector, the queries, the app, Google and AI tasks, and names the
   * problems.
   */
  fetchStatus: { method: 'GET', path: '/admin/v1/health/status', level: 'admin' },
  /** Describes card payments: the provider's latest events, and the failures. */
  payments: { method: 'GET', path: '/admin/v1/health/payments', level: 'admin' },
} as const satisfies ResourceEndpoints
