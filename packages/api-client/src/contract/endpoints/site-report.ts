import type { ResourceEndpoints } from './endpoint.ts'

/** Reports of a site that come by mail. Whoever the site is shared with may have the report, at the address of the account. */
export const siteReport = {
  /** Who gets the report of a site, by address: all that the owner sees, otherwise one's own. */
  fetchReports: { method: 'GET', path: '/v1/website/fetchReports', level: 'member', site: 'viewer' },
  /** Adds a recipient, or changes the language of one. */
  addReport: { method: 'POST', path: '/v1/website/addReport', level: 'member', site: 'viewer' },
  /** Removes a recipient. */
  removeReport: { method: 'POST', path: '/v1/website/removeReport', level: 'member', site: 'viewer' },
  /** Mails the report of the days until yesterday, at most once an hour. */
  sendReport: { method: 'POST', path: '/v1/website/sendReport', level: 'member', site: 'viewer', membership: true },
} as const satisfies ResourceEndpoints
