import type { ResourceEndpoints } from './endpoint.ts'

/** Sites, as their owners and viewers see them. */
export const website = {
  /** The sites that the signed-in person may view, and the lists that go with them. */
  fetchWebsiteList: { method: 'GET', path: '/v1/website/fetchWebsiteList', level: 'member', apiKey: 'read_statistics' },
  /** One site, which an administrator may read whoever owns it. */
  get: { method: 'GET', path: '/v1/website/get', level: 'member', site: 'viewer', apiKey: 'read_statistics' },
  /** Adds a site, owned by the signed-in person. */
  addWebsite: { method: 'POST', path: '/v1/website/addWebsite', level: 'member' },
  /** Changes the fields that are given. */
  updateWebsite: {
    method: 'POST',
    path: '/v1/website/updateWebsite',
    level: 'member',
    site: 'owner',
    apiKey: 'manage_sites',
  },
  /** Removes a site and the data that was collected for it, in this product only; the domain is typed again. */
  deleteWebsite: {
    method: 'POST',
    path: '/v1/website/deleteWebsite',
    level: 'member',
    site: 'owner',
    siteField: 'id',
  },
  /** Whether events of the site have arrived, and whether one was dropped and why. */
  liveCheck: { method: 'GET', path: '/v1/website/liveCheck', level: 'member', site: 'viewer' },
  /** Looks at the site's own page for the snippet. */
  checkInstallation: { method: 'POST', path: '/v1/website/checkInstallation', level: 'member', site: 'owner' },
  /** What the collector leaves out for the site. */
  collection: { method: 'GET', path: '/v1/website/collection', level: 'member', site: 'owner' },
  /** Changes what the collector leaves out. */
  updateCollection: { method: 'POST', path: '/v1/website/updateCollection', level: 'member', site: 'owner' },
  /** Leaves the events of the caller's own network address out, or takes them in again. */
  excludeMyAddress: { method: 'POST', path: '/v1/website/excludeMyAddress', level: 'member', site: 'owner' },
  /** How many events were left out, by day and reason. */
  dropped: { method: 'GET', path: '/v1/website/dropped', level: 'member', site: 'viewer' },
  /** With whom the site is shared. */
  viewers: { method: 'GET', path: '/v1/website/viewers', level: 'member', site: 'owner' },
  /** Invites an address to view the site; the answer is the same whether it has an account or not. */
  addViewer: { method: 'POST', path: '/v1/website/addViewer', level: 'member', site: 'owner' },
  /** Stops sharing the site with somebody. */
  removeViewer: { method: 'POST', path: '/v1/website/removeViewer', level: 'member', site: 'owner' },
  /** Gives up a site that is shared with the signed-in person. */
  leave: { method: 'POST', path: '/v1/website/leave', level: 'member', site: 'viewer' },
  /** Takes in events of a file, NDJSON or a report of Google Analytics, as a job with a report by line. */
  importEvents: {
    method: 'POST',
    path: '/v1/website/importEvents',
    level: 'member',
    site: 'owner',
    apiKey: 'import_events',
    encoding: 'multipart',
    streamsFile: true,
  },
  /** Writes the events of the site into a file, as a job; `job.download` then answers where it can be fetched. */
  exportEvents: { method: 'POST', path: '/v1/website/exportEvents', level: 'member', site: 'owner' },
} as const satisfies ResourceEndpoints
