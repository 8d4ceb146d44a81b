import { loadErrorPath } from '../vocabulary/routes.ts'
import type { ResourceEndpoints } from './endpoint.ts'

export const instance = {
  /** Describes this instance: what is configured, and whether its first administrator must still be created. */
  info: { method: 'GET', path: '/v1/instance/info', level: 'visitor' },
  /** Reports that a script or style sheet of the app failed to load; the health page counts it. */
  reportLoadError: { method: 'POST', path: loadErrorPath, level: 'visitor' },
} as const satisfies ResourceEndpoints
