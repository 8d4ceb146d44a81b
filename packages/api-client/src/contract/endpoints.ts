/** Who may call: each level may do what those before it may. */
export const levels = ['visitor', 'member', 'operator', 'admin'] as const
export type Level = (typeof levels)[number]

export interface Endpoint {
  readonly method: 'GET' | 'POST'
  readonly path: string
  readonly level: Level
  /** What the caller must be to the site that the input's `site_id` names. */
  readonly site?: 'viewer' | 'owner'
  /** One sentence for readers of the documentation. */
  readonly summary: string
}

/**
 * Every call of the service: plain data, safe to load in a browser.
 * What each call takes and answers stands in the schema file of the same name.
 */
export const endpoints = {
  instance: {
    info: {
      method: 'GET',
      path: '/v1/instance/info',
      level: 'visitor',
      summary: 'What this instance is: its version and whether its first administrator is still to be made.',
    },
  },
  auth: {
    setUp: {
      method: 'POST',
      path: '/v1/auth/setUp',
      level: 'visitor',
      summary: 'Makes the first administrator of an empty instance, with the code of the one-time set-up link.',
    },
    register: {
      method: 'POST',
      path: '/v1/auth/register',
      level: 'visitor',
      summary: 'Makes an account where the instance lets people register, and signs in.',
    },
    login: {
      method: 'POST',
      path: '/v1/auth/login',
      level: 'visitor',
      summary: 'Signs in with e-mail address and password.',
    },
    logout: {
      method: 'POST',
      path: '/v1/auth/logout',
      level: 'member',
      summary: 'Ends the session of the token that the call carries.',
    },
  },
  user: {
    info: {
      method: 'GET',
      path: '/v1/user/info',
      level: 'member',
      summary: 'The signed-in person: user info and level.',
    },
  },
  website: {
    fetchWebsiteList: {
      method: 'GET',
      path: '/v1/website/fetchWebsiteList',
      level: 'member',
      summary: 'The sites that the signed-in person may view, and the lists that go with them.',
    },
    addWebsite: {
      method: 'POST',
      path: '/v1/website/addWebsite',
      level: 'member',
      summary: 'Adds a site, owned by the signed-in person.',
    },
    liveCheck: {
      method: 'GET',
      path: '/v1/website/liveCheck',
      level: 'member',
      site: 'viewer',
      summary: 'Whether events of the site have arrived, and whether one was dropped and why.',
    },
  },
  stats: {
    dashboard: {
      method: 'GET',
      path: '/v1/stats/dashboard',
      level: 'member',
      site: 'viewer',
      summary: 'All figures of a site’s dashboard for one range: totals, series and the breakdowns that are asked for.',
    },
    query: {
      method: 'GET',
      path: '/v1/stats/query',
      level: 'member',
      site: 'viewer',
      summary: 'One breakdown of a site’s figures for a range, page by page.',
    },
    overview: {
      method: 'GET',
      path: '/v1/stats/overview',
      level: 'member',
      summary: 'A few figures of today for each site that the signed-in person may view.',
    },
    current: {
      method: 'GET',
      path: '/v1/stats/current',
      level: 'member',
      site: 'viewer',
      summary: 'Distinct visitors with any event in the last five minutes.',
    },
  },
} as const satisfies Record<string, Record<string, Endpoint>>

export type Endpoints = typeof endpoints
