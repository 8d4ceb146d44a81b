import type { ResourceEndpoints } from './endpoint.ts'

/** Sites, as their owners and viewers see them. */
export const website = {
  /** Lists the sites that the signed-in person may view, and related lists. */
  fetchWebsiteList: { method: 'GET', path: '/v1/website/fetchWebsiteList', level: 'member', apiKey: 'read_statistics' },
  /** Answers one site, which an administrator may read whoever owns it. */
  get: { method: 'GET', path: '/v1/website/get', level: 'member', site: 'viewer', apiKey: 'read_statistics' },
  /** Adds a site, owned by the signed-in person. */
  addWebsite: { method: 'POST', path: '/v1/website/addWebsite', level: 'member' },
  /** Updates the given fields of a site. */
  updateWebsite: {
    method: 'POST',
    path: '/v1/website/updateWebsite',
    level: 'member',
    site: 'owner',
    apiKey: 'manage_sites',
  },
  /** Deletes a site and its collected data, in this product only; the domain must be typed. */
  deleteWebsite: {
    method: 'POST',
    path: '/v1/website/deleteWebsite',
    level: 'member',
    site: 'owner',
    siteField: 'id',
  },
  /** Stores what the signed-in person has chosen on the dashboard of a site; what is absent stays. */
  saveDashboardSetting: { method: 'POST', path: '/v1/website/saveDashboardSetting', level: 'member', site: 'viewer' },
  /** Answers whether events of the site have arrived, and whether one was dropped and why. */
  liveCheck: { method: 'GET', path: '/v1/website/liveCheck', level: 'member', site: 'viewer' },
  /** Checks the site's own page for the snippet. */
  checkInstallation: { method: 'POST', path: '/v1/website/checkInstallation', level: 'member', site: 'owner' },
  /** Answers the rules by which the collector leaves out events of the site. */
  collection: { method: 'GET', path: '/v1/website/collection', level: 'member', site: 'owner' },
  /** Changes the rules by which the collector leaves out events of the site. */
  updateCollection: { method: 'POST', path: '/v1/website/updateCollection', level: 'member', site: 'owner' },
  /** Excludes the events of the caller's own network address, or includes them again. */
  excludeMyAddress: { method: 'POST', path: '/v1/website/excludeMyAddress', level: 'member', site: 'owner' },
  /** Counts the events that were left out, by day and reason. */
  dropped: { method: 'GET', path: '/v1/website/dropped', level: 'member', site: 'viewer' },
  /** Lists the people with whom the site is shared. */
  viewers: { method: 'GET', path: '/v1/website/viewers', level: 'member', site: 'owner' },
  /** Invites an address to view the site; the answer is the same whether it has an account or not. */
  addViewer: { method: 'POST', path: '/v1/website/addViewer', level: 'member', site: 'owner' },
  /** Stops sharing the site with a person. */
  removeViewer: { method: 'POST', path: '/v1/website/removeViewer', level: 'member', site: 'owner' },
  /** Leaves a site that is shared with the signed-in person. */
  leave: { method: 'POST', path: '/v1/website/leave', level: 'member', site: 'viewer' },
  /** Imports events of a file, NDJSON or a report of Google Analytics, or checks what it would add, as a job with a report by line. */
  importEvents: {
    method: 'POST',
    path: '/v1/website/importEvents',
    level: 'member',
    site: 'owner',
    apiKey: 'import_events',
    encoding: 'multipart',
    streamsFile: true,
  },
  /** Lists the imports whose events the site has, or is about to have. */
  fetchImports: { method: 'GET', path: '/v1/website/fetchImports', level: 'member', site: 'owner' },
  /** Imports the events of a file that was checked, as a job. */
  confirmImport: { method: 'POST', path: '/v1/website/confirmImport', level: 'member', site: 'owner' },
  /** Discards a file that was checked; nothing of it was imported. */
  discardImport: { method: 'POST', path: '/v1/website/discardImport', level: 'member', site: 'owner' },
  /** Removes the events of an import as a job, so that the statistics are as if it had never been. */
  removeImport: { method: 'POST', path: '/v1/website/removeImport', level: 'member', site: 'owner' },
  /** Exports the events of the site into a file, as a job; `job.download` then answers its address. */
  exportEvents: { method: 'POST', path: '/v1/website/exportEvents', level: 'member', site: 'owner' },
} as const satisfies ResourceEndpoints
