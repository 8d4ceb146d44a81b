import type { ResourceEndpoints } from './endpoint.ts'

export const stats = {
  /** All statistics of a site’s dashboard for one range: totals, series and the breakdowns that are requested. */
  dashboard: {
    method: 'GET',
    path: '/v1/stats/dashboard',
    level: 'member',
    site: 'viewer',
    membership: true,
    apiKey: 'read_statistics',
    share: 'allowed',
  },
  /** Statistics of a site for a range: totals, compared and in buckets where that is requested, and rows of a dimension. */
  query: {
    method: 'GET',
    path: '/v1/stats/query',
    level: 'member',
    site: 'viewer',
    membership: true,
    apiKey: 'read_statistics',
    share: 'allowed',
  },
  /** How many visitors took each step of a funnel within one visit, and where they stopped. */
  funnel: {
    method: 'GET',
    path: '/v1/stats/funnel',
    level: 'member',
    site: 'viewer',
    membership: true,
    apiKey: 'read_statistics',
    share: 'allowed',
  },
  /** The names of the properties that events had, most visitors first. */
  properties: {
    method: 'GET',
    path: '/v1/stats/properties',
    level: 'member',
    site: 'viewer',
    membership: true,
    apiKey: 'read_statistics',
    share: 'allowed',
  },
  /** A few metrics for each site that the signed-in person may view, of today or the days before. */
  overview: { method: 'GET', path: '/v1/stats/overview', level: 'member', apiKey: 'read_statistics' },
  /** Distinct visitors with any event in the last five minutes. */
  current: {
    method: 'GET',
    path: '/v1/stats/current',
    level: 'member',
    site: 'viewer',
    membership: true,
    apiKey: 'read_statistics',
    share: 'allowed',
  },
  /** How one metric of a site may go on, day by day from today, with an interval. The caller must be premium. */
  forecast: {
    method: 'GET',
    path: '/v1/stats/forecast',
    level: 'member',
    site: 'viewer',
    membership: true,
    apiKey: 'read_statistics',
  },
  /** How the metrics of the site's Google Analytics property differ from ours, day by day, split into causes. */
  differences: {
    method: 'GET',
    path: '/v1/stats/differences',
    level: 'member',
    site: 'viewer',
    membership: true,
  },
} as const satisfies ResourceEndpoints
