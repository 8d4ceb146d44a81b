import { loadErrorPath } from '../vocabulary/routes.ts'
import type { ResourceEndpoints } from './endpoint.ts'

export const instance = {
  /** What this instance is and what is configured, and whether its first administrator is still to be made. */
  info: { method: 'GET', path: '/v1/instance/info', level: 'visitor' },
  /** Tells that a script or style sheet of the app did not come; Health counts it. */
  reportLoadError: { method: 'POST', path: loadErrorPath, level: 'visitor' },
} as const satisfies ResourceEndpoints
