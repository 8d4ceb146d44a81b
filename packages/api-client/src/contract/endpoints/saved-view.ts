import type { Calls } from './endpoint.ts'

/** Views of a site's dashboard that are kept under a name: for oneself, or by the owner for everybody who sees the site. */
export const savedView = {
  /** One's own views of a site, and those that its owner keeps for everybody, by name. */
  fetchSavedViews: { method: 'GET', path: '/v1/website/fetchSavedViews', level: 'member', site: 'viewer' },
  /** Keeps a view; only the owner of the site can keep one for everybody. */
  addSavedView: { method: 'POST', path: '/v1/website/addSavedView', level: 'member', site: 'viewer' },
  /** Changes the fields of a view that are given. */
  updateSavedView: { method: 'POST', path: '/v1/website/updateSavedView', level: 'member', site: 'viewer' },
  /** Removes a view. */
  deleteSavedView: { method: 'POST', path: '/v1/website/deleteSavedView', level: 'member', site: 'viewer' },
} as const satisfies Calls
