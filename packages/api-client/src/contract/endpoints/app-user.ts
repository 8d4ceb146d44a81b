import type { ResourceEndpoints } from './endpoint.ts'

/** App users, as staff see them. */
export const appUser = {
  /** App users, filtered, sorted and page by page. */
  fetchAppUserList: { method: 'GET', path: '/subapp/v1/user/fetchAppUserList', level: 'operator' },
  /** The first values that a filter of the list can have. */
  fetchFilterValues: { method: 'GET', path: '/subapp/v1/user/fetchFilterValues', level: 'operator' },
  /** Changes the fields of an app user that are given. */
  updateAppUser: { method: 'POST', path: '/subapp/v1/user/updateAppUser', level: 'operator' },
  /** Anonymises accounts and deletes their sites and collected data; orders and ledger stay. */
  deleteAppUser: { method: 'POST', path: '/subapp/v1/user/deleteAppUser', level: 'operator' },
  /** Adds an app user; without a password the answer holds a one-time link that sets it. */
  addAppUser: { method: 'POST', path: '/admin/v1/user/addAppUser', level: 'admin' },
  /** Sends a notice to app users. */
  pushAppUser: { method: 'POST', path: '/admin/v1/user/pushAppUser', level: 'admin' },
  /** Removes an address of an app user. */
  delAddress: { method: 'POST', path: '/admin/v1/user/del-address', level: 'admin' },
  /** Resets one thing of an app user: the password, with API keys and sessions, the membership or the collected data. */
  resetUser: { method: 'POST', path: '/admin/v1/user/reset-user', level: 'admin' },
  /** Creates app users from a CSV file, as a job with a report by line. */
  importNew: { method: 'POST', path: '/admin/v1/user/import-new', level: 'admin', encoding: 'multipart' },
  /** Issues a token of 15 minutes to see the product as that user. */
  fetchToken: { method: 'POST', path: '/admin/v1/user/fetch-token', level: 'admin' },
  /** Runs one statistics query on a site of a user, for support. */
  fetchQueryApi: { method: 'POST', path: '/admin/v1/user/fetch-query-api', level: 'admin' },
  /** Paid orders and their amounts over time. */
  payAnalytics: { method: 'GET', path: '/admin/v1/user/pay-analytics', level: 'admin' },
  /** Registrations that came by referral over time, and who referred most. */
  shareAnalytics: { method: 'GET', path: '/admin/v1/user/share-analytics', level: 'admin' },
} as const satisfies ResourceEndpoints
