import type { ResourceEndpoints } from './endpoint.ts'

/** The statistics of a site. */
export const stats = {
  /** Answers all statistics of a site’s dashboard for one range: totals, series and the requested breakdowns. */
  dashboard: {
    method: 'GET',
    path: '/v1/stats/dashboard',
    level: 'member',
    site: 'viewer',
    membership: true,
    apiKey: 'read_statistics',
    share: 'allowed',
  },
  /**
   * Answers statistics of a site for a range: totals, on request with a comparison and a series, and rows of a
   * dimension.
   */
  query: {
    method: 'GET',
    path: '/v1/stats/query',
    level: 'member',
    site: 'viewer',
    membership: true,
    apiKey: 'read_statistics',
    share: 'allowed',
  },
  /** Counts the visitors who took each step of a funnel within one visit. */
  funnel: {
    method: 'GET',
    path: '/v1/stats/funnel',
    level: 'member',
    site: 'viewer',
    membership: true,
    apiKey: 'read_statistics',
    share: 'allowed',
  },
  /** Lists the names of the properties that events had, most visitors first. */
  properties: {
    method: 'GET',
    path: '/v1/stats/properties',
    level: 'member',
    site: 'viewer',
    membership: true,
    apiKey: 'read_statistics',
    share: 'allowed',
  },
  /** Answers a few metrics for each site that the signed-in person may view, of today or the days before. */
  overview: { method: 'GET', path: '/v1/stats/overview', level: 'member', apiKey: 'read_statistics' },
  /** Counts the distinct visitors with any event in the last five minutes; a share link with fixed filters does not, as they cannot be filtered. */
  current: {
    method: 'GET',
    path: '/v1/stats/current',
    level: 'member',
    site: 'viewer',
    membership: true,
    apiKey: 'read_statistics',
    share: 'allowed',
  },
  /** Answers what happens on a site now: visitors by the minute and by country, and the newest views and events. */
  realtime: {
    method: 'GET',
    path: '/v1/stats/realtime',
    level: 'member',
    site: 'viewer',
    membership: true,
    apiKey: 'read_statistics',
  },
  /** Forecasts one metric of a site, day by day from today, with an interval. The caller must be premium. */
  forecast: {
    method: 'GET',
    path: '/v1/stats/forecast',
    level: 'member',
    site: 'viewer',
    membership: true,
    apiKey: 'read_statistics',
  },
  /** Answers the differences of the site's Google Analytics metrics from ours, day by day, split into causes. */
  differences: {
    method: 'GET',
    path: '/v1/stats/differences',
    level: 'member',
    site: 'viewer',
    membership: true,
  },
} as const satisfies ResourceEndpoints
