import type { ResourceEndpoints } from './endpoint.ts'

/** Notes on days of a site's charts. */
export const annotation = {
  /** Lists the notes on the days of a range, the oldest first. */
  fetchAnnotations: {
    method: 'GET',
    path: '/v1/website/fetchAnnotations',
    level: 'member',
    site: 'viewer',
    apiKey: 'manage_sites',
  },
  /** Adds a note on a day. */
  addAnnotation: {
    method: 'POST',
    path: '/v1/website/addAnnotation',
    level: 'member',
    site: 'owner',
    apiKey: 'manage_sites',
  },
  /** Updates the given fields of a note. */
  updateAnnotation: {
    method: 'POST',
    path: '/v1/website/updateAnnotation',
    level: 'member',
    site: 'owner',
    apiKey: 'manage_sites',
  },
  /** Deletes a note. */
  deleteAnnotation: {
    method: 'POST',
    path: '/v1/website/deleteAnnotation',
    level: 'member',
    site: 'owner',
    apiKey: 'manage_sites',
  },
} as const satisfies ResourceEndpoints
