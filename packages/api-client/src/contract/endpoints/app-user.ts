import type { ResourceEndpoints } from './endpoint.ts'

/** App users, as staff sees them. */
export const appUser = {
  /** Lists app users, filtered, sorted and page by page. */
  fetchAppUserList: { method: 'GET', path: '/subapp/v1/user/fetchAppUserList', level: 'operator' },
  /** Lists the first values that a filter of the list can have. */
  fetchFilterValues: { method: 'GET', path: '/subapp/v1/user/fetchFilterValues', level: 'operator' },
  /** Updates the given fields of an app user. */
  updateAppUser: { method: 'POST', path: '/subapp/v1/user/updateAppUser', level: 'operator' },
  /** Anonymizes accounts and deletes their sites and collected data; orders and ledger stay. */
  deleteAppUser: { method: 'POST', path: '/subapp/v1/user/deleteAppUser', level: 'operator' },
  /** Adds an app user; without a password the answer has a one-time link that sets it. */
  addAppUser: { method: 'POST', path: '/admin/v1/user/addAppUser', level: 'admin' },
  /** Sends a notice to app users. */
  pushAppUser: { method: 'POST', path: '/admin/v1/user/pushAppUser', level: 'admin' },
  /** Deletes an address of an app user. */
  delAddress: { method: 'POST', path: '/admin/v1/user/del-address', level: 'admin' },
  /**
   * Resets one part of an app user's account: the password, with API keys and sessions, the membership or the collected
   * data.
   */
  resetUser: { method: 'POST', path: '/admin/v1/user/reset-user', level: 'admin' },
  /** Creates app users from a CSV file, as a job with a report by line. */
  importNew: { method: 'POST', path: '/admin/v1/user/import-new', level: 'admin', encoding: 'multipart' },
  /** Issues a token of 15 minutes to see the product as that user. */
  fetchToken: { method: 'POST', path: '/admin/v1/user/fetch-token', level: 'admin' },
  /** Runs one statistics query on a site of a user, for support. */
  fetchQueryApi: { method: 'POST', path: '/admin/v1/user/fetch-query-api', level: 'admin' },
  /** Sums paid orders, renewals, refunds and ended memberships over time and by plan. */
  payAnalytics: { method: 'GET', path: '/admin/v1/user/pay-analytics', level: 'admin' },
  /** Counts registrations, by referral and source, and those that pay by now, over time. */
  shareAnalytics: { method: 'GET', path: '/admin/v1/user/share-analytics', level: 'admin' },
  /** Counts sites, their events and the owners of sites with events over time. */
  usageAnalytics: { method: 'GET', path: '/admin/v1/user/usage-analytics', level: 'admin' },
} as const satisfies ResourceEndpoints
