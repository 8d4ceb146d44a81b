import type { ResourceEndpoints } from './endpoint.ts'

/** Goals, funnels, notes, saved views and share links of a site that were deleted within the last day. */
export const deletedEntry = {
  /** Lists what was deleted from a site and can be restored, newest first: all of it for the owner, one's own saved views for viewers. */
  fetchDeletedEntries: { method: 'GET', path: '/v1/website/fetchDeletedEntries', level: 'member', site: 'viewer' },
  /** Restores a deleted entry under its former id, with all its fields. */
  restoreEntry: { method: 'POST', path: '/v1/website/restoreEntry', level: 'member', site: 'viewer' },
} as const satisfies ResourceEndpoints
