import type { ResourceEndpoints } from './endpoint.ts'

/** The ledger of points: rows are added, never rewritten. */
export const userPoints = {
  /** Rows of the ledger, filtered, sorted and page by page. */
  fetchList: { method: 'GET', path: '/admin/v1/user-points/fetchList', level: 'admin' },
  /** Changes the note of a row. */
  update: { method: 'POST', path: '/admin/v1/user-points/update', level: 'admin' },
  /** Books points to a user's account, or from it. */
  add: { method: 'POST', path: '/admin/v1/user-points/add', level: 'admin' },
  /** Books a reversal of each row. */
  del: { method: 'POST', path: '/admin/v1/user-points/del', level: 'admin' },
} as const satisfies ResourceEndpoints
