import type { ResourceEndpoints } from './endpoint.ts'

/** Google Analytics properties: those of connected accounts, and those of sites. */
export const googleProperty = {
  /** The properties that the signed-in person's connected Google accounts may see, searched and page by page. */
  list: { method: 'GET', path: '/v1/authorization/properties', level: 'member' },
  /** Adds a site for each of some properties, as a job with a report by property. */
  importProperties: { method: 'POST', path: '/v1/website/importProperties', level: 'member' },
  /** The accounts of Google Analytics in which the signed-in person's connected Google accounts may create properties. */
  listAccounts: { method: 'GET', path: '/v1/authorization/googleAccounts', level: 'member' },
  /** Creates a property with a web data stream at Google for a site that has none. */
  create: { method: 'POST', path: '/v1/website/createProperty', level: 'member', site: 'owner' },
  /** Creates the web data stream of a site's property that has none. */
  createStream: { method: 'POST', path: '/v1/website/createStream', level: 'member', site: 'owner' },
  /** The property of a site, and the days whose values are kept. */
  get: { method: 'GET', path: '/v1/website/property', level: 'member', site: 'viewer' },
  /** Gives a site a property, instead of the one that it had. */
  attach: { method: 'POST', path: '/v1/website/attachProperty', level: 'member', site: 'owner' },
  /** Takes the property of a site away; the values of its days stay, unless they are to go as well. */
  detach: { method: 'POST', path: '/v1/website/detachProperty', level: 'member', site: 'owner' },
} as const satisfies ResourceEndpoints
