import type { ResourceEndpoints } from './endpoint.ts'

/** The ledger of points: rows are added, never rewritten. */
export const userPoints = {
  /** Lists rows of the ledger, filtered, sorted and page by page. */
  fetchList: { method: 'GET', path: '/admin/v1/user-points/fetchList', level: 'admin' },
  /** Changes the note of a row. */
  update: { method: 'POST', path: '/admin/v1/user-points/update', level: 'admin' },
  /** Adds points to a user's balance, or subtracts them. */
  add: { method: 'POST', path: '/admin/v1/user-points/add', level: 'admin' },
  /** Reverses rows of the ledger by opposite ones. */
  del: { method: 'POST', path: '/admin/v1/user-points/del', level: 'admin' },
} as const satisfies ResourceEndpoints
