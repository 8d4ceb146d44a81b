import type { ResourceEndpoints } from './endpoint.ts'

/** The ledger of points: rows are added, never rewritten. */
export const userPoints = {
  /** Lists rows of the ledger, filtered, sorted and page by page. */
  fetchList: { method: 'GET', path: '/admin/v1/user-points/fetchList', level: 'admin' },
  /** Changes the note of a row. */
  update: { method: 'POST', path: '/admin/v1/user-points/update', level: 'admin' },
  /** Adds points to a user's balance, or subtracts them. */
  add: { method: 'POST', path: '/admin/v1/user-points/add', level: 'admin' },
  /** Adjusts the points of many users by a CSV file, as a job with a report by line. */
  importNew: { method: 'POST', path: '/admin/v1/user-points/import-new', level: 'admin', encoding: 'multipart' },
  /** Reverses rows of the ledger by opposite ones. */
  del: { method: 'POST', path: '/admin/v1/user-points/del', level: 'admin' },
} as const satisfies ResourceEndpoints
