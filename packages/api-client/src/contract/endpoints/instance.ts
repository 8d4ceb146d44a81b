import type { Calls } from './endpoint.ts'

export const instance = {
  /** What this instance is and what is configured, and whether its first administrator is still to be made. */
  info: { method: 'GET', path: '/v1/instance/info', level: 'visitor' },
} as const satisfies Calls
