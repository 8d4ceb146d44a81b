import type { ResourceEndpoints } from './endpoint.ts'

/** The log of what staff did to whom. */
export const audit = {
  /** Lists all changes that staff made, newest first. */
  fetchList: { method: 'GET', path: '/admin/v1/audit/fetchList', level: 'admin' },
} as const satisfies ResourceEndpoints
