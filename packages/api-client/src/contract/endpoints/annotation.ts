import type { ResourceEndpoints } from './endpoint.ts'

/** Notes at days of a site's charts. */
export const annotation = {
  /** The notes at the days of a span, the oldest first. */
  fetchAnnotations: {
    method: 'GET',
    path: '/v1/website/fetchAnnotations',
    level: 'member',
    site: 'viewer',
    apiKey: 'manage_sites',
  },
  /** Writes a note at a day. */
  addAnnotation: {
    method: 'POST',
    path: '/v1/website/addAnnotation',
    level: 'member',
    site: 'owner',
    apiKey: 'manage_sites',
  },
  /** Changes the fields of a note that are given. */
  updateAnnotation: {
    method: 'POST',
    path: '/v1/website/updateAnnotation',
    level: 'member',
    site: 'owner',
    apiKey: 'manage_sites',
  },
  /** Removes a note. */
  deleteAnnotation: {
    method: 'POST',
    path: '/v1/website/deleteAnnotation',
    level: 'member',
    site: 'owner',
    apiKey: 'manage_sites',
  },
} as const satisfies ResourceEndpoints
