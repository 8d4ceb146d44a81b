// Lengths of texts count UTF-16 code units, sizes of files bytes.

/** Pages of lists, and what one call changes at once. */
export const listLimits = {
  page: 9_999_999,
  pageSize: 200,
  defaultPageSize: 20,
  filterLength: 254,
  /** Of a filter that is a whole number. */
  filterNumber: 999_999_999,
  /** Ids that a bulk call names; filters that find more rows start a job. */
  ids: 1000,
  /** Rows that such a job changes. */
  jobRows: 1_000_000,
  /** Values of a filter that are suggested at a time. */
  suggestions: 20,
} as const

/** Of calls of statistics. */
export const statsLimits = {
  panels: 30,
  /** Rows of each breakdown that comes with a dashboard. */
  panelRows: 8,
  rows: 1000,
  defaultRows: 100,
  /** Rows that have a trend. */
  trendRows: 100,
  offset: 1_000_000,
  searchLength: 200,
  /** What `querySize` may be: 400 values in the filters of a dashboard with ten breakdowns are within it. */
  querySize: 5000,
} as const

/** Minutes that are looked back upon: for who is here now, and for the live chart. */
export const realtimeLimits = { currentMinutes: 5, chartMinutes: 30 } as const

/** A visit ends where nothing is heard for longer. */
export const visitGapMinutes = 30

/** How many bookings, analytics and reports hold. */
export const analyticsLimits = { referrers: 100 } as const

export const emailLength = 254
export const passwordLimits = { minLength: 10, maxLength: 200 } as const

/** For how long a token holds that goes with each call, and one with which an administrator sees the product as a member. */
export const tokenMinutes = 15

/** Of codes and tokens that come with a link or are kept. */
export const tokenLimits = { setUp: 200, reset: 1000, refresh: 500, binding: 100, mail: 2000, challenge: 1000 } as const

/** Of what is typed as a code of the second factor: six digits, or a recovery code. */
export const codeLength = 40

export const profileLimits = {
  nickname: 100,
  region: 10,
  locale: 20,
  theme: 10,
  ref_code: 40,
  invite_code: 40,
  utm_source: 100,
  utm_medium: 100,
  union_code: 40,
  addresses: 20,
} as const

export const addressLimits = {
  name: 200,
  line1: 200,
  line2: 200,
  city: 100,
  region: 100,
  postal_code: 20,
  country: 2,
  phone: 40,
} as const

/** How long somebody can change their mind who has asked to delete their account. */
export const accountDeletionDays = 7

export const apiKeyLimits = { name: 100, perUser: 20, sites: 100, scopes: 10 } as const
export const noticeLimits = { title: 200, body: 5000 } as const

/** Of a file of users. */
export const userImportLimits = { bytes: 10 * 1024 * 1024, lines: 50_000 } as const
/** Files of events that wait for their import: of one person, and for one site. */
export const importLimits = { queued: 10 } as const
/** Rows of a list that are exported, and for how long the file of an export of events can be fetched. */
export const exportLimits = { rows: 10_000, fileHours: 24 } as const

export const siteLimits = {
  name: 100,
  /** What is typed as a domain may be a whole address. */
  domain: 2000,
  typedDomain: 300,
  /** A host by itself. */
  host: 253,
  pageUrl: 2000,
  allowedHostnames: 100,
  excludedPaths: 100,
  excludedPath: 500,
  excludedCountries: 250,
  /** Days of the report on events that were left out. */
  droppedDays: 90,
  defaultDroppedDays: 30,
} as const

export const themeLimits = {
  name: 100,
  description: 2000,
  imageBytes: 8 * 1024 * 1024,
  repository: 500,
  sort: 999_999,
  /** Of corners, in px. */
  radius: 24,
} as const

export const goalConditionLimits = { pattern: 300, properties: 2, propertyKey: 100, propertyValue: 200 } as const
export const goalLimits = { name: 100, perSite: 100 } as const
export const funnelLimits = { name: 100, stepName: 100, minSteps: 2, maxSteps: 8, perSite: 50 } as const
export const annotationLimits = { text: 500, perSite: 1000 } as const
export const shareLimits = { name: 100, linksPerSite: 50, framingHosts: 50 } as const

/** Invitations to view a site: so many that wait, so many that one person sends in a day, and for how long they can be accepted. */
/** Recipients of the reports of a site, and the hour of the site at which these are sent. */
export const reportLimits = { perSite: 50, hour: 7 } as const
export const invitationLimits = { perSite: 50, perDay: 30, days: 30 } as const

export const savedViewLimits = {
  name: 100,
  /** Entries of the state, the length of their names and values, and of the whole as JSON. */
  entries: 50,
  key: 100,
  value: 4000,
  state: 8000,
  /** Of one person at one site. */
  perPerson: 100,
} as const

export const orderLimits = { periods: 120, amount: 999_999_999, provider_ref: 200 } as const
export const instanceSettingLimits = { text: 2000, points: 1_000_000 } as const
export const pointLimits = { delta: 1_000_000_000, note: 500 } as const

export const aiTaskLimits = {
  union_id: 100,
  task_type: 40,
  prompt: 20_000,
  generation_id: 200,
  model: 100,
  result: 100_000,
  error: 5000,
  cost: 999_999_999,
} as const

/** Of one event, whichever protocol or file it comes by. */
export const eventLimits = {
  /** The year with which times begin, in UTC. */
  firstYear: 2000,
  name: 120,
  url: 4000,
  path: 2000,
  referrer: 4000,
  title: 500,
  source: 1000,
  tag: 200,
  language: 35,
  properties: 30,
  propertyName: 300,
  propertyValue: 2000,
  /** UTF-8 bytes of all names and values of an event that a page sends; files may hold what was kept before there was this limit. */
  propertyBytes: 8 * 1024,
} as const

/** What the collector takes within a window unless the settings say otherwise. */
export const collectLimits = {
  windowSeconds: 60,
  addressEvents: 3000,
  /** Bytes as they are written to the disk: an event for several sites counts for each of them. */
  addressBytes: 20_000_000,
  siteBytes: 200_000_000,
} as const

/** Which limit an event would exceed. */
export type CollectLimit = 'address_events' | 'address_bytes' | 'site_bytes'

/** `data` of an answer 429 of the collector. */
export interface CollectLimitError {
  limit: CollectLimit
  counts: 'events' | 'bytes'
  /** So many within the window. */
  max: number
  window_seconds: number
  /** Seconds, as in `Retry-After`. */
  retry_after: number
}
