import type { Calls } from './endpoint.ts'

export const stats = {
  /** All figures of a site’s dashboard for one range: totals, series and the breakdowns that are asked for. */
  dashboard: {
    method: 'GET',
    path: '/v1/stats/dashboard',
    level: 'member',
    site: 'viewer',
    membership: true,
    apiKey: true,
  },
  /** Figures of a site for a range: totals, compared and in buckets where that is asked for, and rows of a dimension. */
  query: { method: 'GET', path: '/v1/stats/query', level: 'member', site: 'viewer', membership: true, apiKey: true },
  /** A few figures of today for each site that the signed-in person may view. */
  overview: { method: 'GET', path: '/v1/stats/overview', level: 'member', apiKey: true },
  /** Distinct visitors with any event in the last five minutes. */
  current: {
    method: 'GET',
    path: '/v1/stats/current',
    level: 'member',
    site: 'viewer',
    membership: true,
    apiKey: true,
  },
  /** How one figure of a site may go on, day by day from today, with an interval. The caller must be premium. */
  forecast: {
    method: 'GET',
    path: '/v1/stats/forecast',
    level: 'member',
    site: 'viewer',
    membership: true,
    apiKey: true,
  },
} as const satisfies Calls
