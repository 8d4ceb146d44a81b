import type { ResourceEndpoints } from './endpoint.ts'

/** Goals of a site: events or pages that visitors are meant to reach. */
export const goal = {
  /** Lists the goals of a site, by name. */
  fetchGoals: {
    method: 'GET',
    path: '/v1/website/fetchGoals',
    level: 'member',
    site: 'viewer',
    apiKey: 'manage_sites',
    share: 'allowed',
  },
  /** Adds a goal: an event or a page that visitors are meant to reach. */
  addGoal: { method: 'POST', path: '/v1/website/addGoal', level: 'member', site: 'owner', apiKey: 'manage_sites' },
  /** Updates the given fields of a goal; statistics follow at once, also those of the past. */
  updateGoal: {
    method: 'POST',
    path: '/v1/website/updateGoal',
    level: 'member',
    site: 'owner',
    apiKey: 'manage_sites',
  },
  /** Deletes a goal; the events that reached it stay. */
  deleteGoal: {
    method: 'POST',
    path: '/v1/website/deleteGoal',
    level: 'member',
    site: 'owner',
    apiKey: 'manage_sites',
  },
} as const satisfies ResourceEndpoints
