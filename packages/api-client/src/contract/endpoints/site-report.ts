import type { ResourceEndpoints } from './endpoint.ts'

/** Recipients of a site's mailed reports. A viewer of the site may receive them too, at the address of the account. */
export const siteReport = {
  /** Lists the recipients of a site's reports: all of them for the owner, for a viewer only their own address. */
  fetchReports: { method: 'GET', path: '/v1/website/fetchReports', level: 'member', site: 'viewer' },
  /** Adds a recipient, or changes the language of one. */
  addReport: { method: 'POST', path: '/v1/website/addReport', level: 'member', site: 'viewer' },
  /** Removes a recipient. */
  removeReport: { method: 'POST', path: '/v1/website/removeReport', level: 'member', site: 'viewer' },
  /** Mails the report of the days until yesterday, at most once an hour. */
  sendReport: { method: 'POST', path: '/v1/website/sendReport', level: 'member', site: 'viewer', membership: true },
} as const satisfies ResourceEndpoints
