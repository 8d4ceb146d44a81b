import type { ResourceEndpoints } from './endpoint.ts'

/** Google Analytics properties of connected accounts and of sites. */
export const googleProperty = {
  /** Lists the properties of the signed-in person's connected Google accounts. */
  list: { method: 'GET', path: '/v1/authorization/properties', level: 'member' },
  /** Adds a site for each of some properties, as a job with a report by property. */
  importProperties: { method: 'POST', path: '/v1/website/importProperties', level: 'member' },
  /** Lists the accounts of Google Analytics in which the signed-in person's connections may create properties. */
  listGoogleAccounts: { method: 'GET', path: '/v1/authorization/googleAccounts', level: 'member' },
  /** Creates a property with a web data stream at Google for a site that has none. */
  create: { method: 'POST', path: '/v1/website/createProperty', level: 'member', site: 'owner' },
  /** Creates the web data stream of a site's property that has none. */
  createDataStream: { method: 'POST', path: '/v1/website/createStream', level: 'member', site: 'owner' },
  /** Answers the property of a site, and the days whose values are stored. */
  get: { method: 'GET', path: '/v1/website/property', level: 'member', site: 'viewer' },
  /** Attaches a property to a site, in place of an earlier one. */
  attach: { method: 'POST', path: '/v1/website/attachProperty', level: 'member', site: 'owner' },
  /** Detaches the property of a site; the values of its days stay, unless they are to be deleted. */
  detach: { method: 'POST', path: '/v1/website/detachProperty', level: 'member', site: 'owner' },
} as const satisfies ResourceEndpoints
