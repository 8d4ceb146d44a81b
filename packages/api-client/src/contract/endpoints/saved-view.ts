import type { ResourceEndpoints } from './endpoint.ts'

/**
 * Views of a site's dashboard that are saved under a name: for oneself, or by the owner for everybody who sees the
 * site.
 */
export const savedView = {
  /** Lists one's own saved views of a site, and those that its owner saved for everybody, by name. */
  fetchSavedViews: { method: 'GET', path: '/v1/website/fetchSavedViews', level: 'member', site: 'viewer' },
  /** Saves a view; only the owner of the site can save one for everybody. */
  addSavedView: { method: 'POST', path: '/v1/website/addSavedView', level: 'member', site: 'viewer' },
  /** Updates the given fields of a view: one's own, or, as the owner of the site, one for everybody. */
  updateSavedView: { method: 'POST', path: '/v1/website/updateSavedView', level: 'member', site: 'viewer' },
  /** Deletes a view: one's own, or, as the owner of the site, one for everybody. */
  deleteSavedView: { method: 'POST', path: '/v1/website/deleteSavedView', level: 'member', site: 'viewer' },
} as const satisfies ResourceEndpoints
