import type { ResourceEndpoints } from './endpoint.ts'

/** Funnels of a site: steps that visitors are meant to take one after another. */
export const funnel = {
  /** Lists the funnels of a site, by name. */
  fetchFunnels: {
    method: 'GET',
    path: '/v1/website/fetchFunnels',
    level: 'member',
    site: 'viewer',
    apiKey: 'manage_sites',
    share: 'allowed',
  },
  /** Adds a funnel: steps in their order, each a goal condition. */
  addFunnel: { method: 'POST', path: '/v1/website/addFunnel', level: 'member', site: 'owner', apiKey: 'manage_sites' },
  /** Updates the given fields of a funnel; its steps are replaced as a whole. */
  updateFunnel: {
    method: 'POST',
    path: '/v1/website/updateFunnel',
    level: 'member',
    site: 'owner',
    apiKey: 'manage_sites',
  },
  /** Deletes a funnel. */
  deleteFunnel: {
    method: 'POST',
    path: '/v1/website/deleteFunnel',
    level: 'member',
    site: 'owner',
    apiKey: 'manage_sites',
  },
} as const satisfies ResourceEndpoints
