import type { ResourceEndpoints } from './endpoint.ts'

/** Annotations: remarks on days of a site's charts, called notes on screen. */
export const annotation = {
  /** Lists the annotations on the days of a range, the oldest first; with a share link only where its owner wants them shown. */
  fetchAnnotations: {
    method: 'GET',
    path: '/v1/website/fetchAnnotations',
    level: 'member',
    site: 'viewer',
    apiKey: 'manage_sites',
    share: 'allowed',
  },
  /** Adds an annotation on a day. */
  addAnnotation: {
    method: 'POST',
    path: '/v1/website/addAnnotation',
    level: 'member',
    site: 'owner',
    apiKey: 'manage_sites',
  },
  /** Updates the given fields of an annotation. */
  updateAnnotation: {
    method: 'POST',
    path: '/v1/website/updateAnnotation',
    level: 'member',
    site: 'owner',
    apiKey: 'manage_sites',
  },
  /** Deletes an annotation. */
  deleteAnnotation: {
    method: 'POST',
    path: '/v1/website/deleteAnnotation',
    level: 'member',
    site: 'owner',
    apiKey: 'manage_sites',
  },
} as const satisfies ResourceEndpoints
