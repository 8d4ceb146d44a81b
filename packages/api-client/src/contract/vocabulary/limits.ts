// Lengths of texts count UTF-16 code units, sizes of files bytes.

/** The limits of lists, and of one call that changes many rows. */
export const listLimits = {
  page: 9_999_999,
  pageSize: 200,
  defaultPageSize: 20,
  filterLength: 254,
  /** The greatest whole number of a filter. */
  filterNumber: 999_999_999,
  /** The ids that a bulk call can name; filters that match more rows start a job. */
  ids: 1000,
  /** The rows that such a job changes. */
  jobRows: 1_000_000,
  /** The suggested values of a filter at a time. */
  suggestions: 20,
} as const

/** The limits of calls of statistics. */
export const statsLimits = {
  panels: 30,
  /** The rows of each breakdown that comes with a dashboard. */
  panelRows: 8,
  rows: 1000,
  defaultRows: 100,
  /** The rows of each period that are compared for an order by change: those with most visitors. */
  comparedRows: 10_000,
  /** The rows that have a trend. */
  trendRows: 100,
  offset: 1_000_000,
  searchLength: 200,
  /** The greatest `querySize`: 400 filter values on a dashboard with ten breakdowns are within it. */
  querySize: 5000,
} as const

/** The minutes of the current visitors and of the live chart, and the number of events in the live feed. */
export const realtimeLimits = { currentMinutes: 5, chartMinutes: 30, events: 50 } as const

/** The length of the lists in ledger entries, analytics and reports. */
export const analyticsLimits = { referrers: 100, sources: 100 } as const

export const emailLength = 254
export const passwordLimits = { minLength: 10, maxLength: 200 } as const

/**
 * The lifetime, in minutes, of a token that is sent with each call, and of one with which an administrator views a
 * member's account.
 */
export const tokenMinutes = 15

/** The lengths of codes and tokens in links and storages. */
export const tokenLimits = { setUp: 200, reset: 1000, refresh: 500, binding: 100, mail: 2000, challenge: 1000 } as const

/** The length of a typed code of the second factor: six digits, or a recovery code. */
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
  utm_campaign: 100,
  utm_term: 100,
  utm_content: 100,
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

/** The days within which the deletion of an account can be cancelled. */
export const accountDeletionDays = 7

export const apiKeyLimits = { name: 100, perUser: 20, sites: 100, scopes: 10 } as const
export const noticeLimits = { title: 200, body: 5000 } as const

/** The limits of a CSV file of users, or of adjustments of points. */
export const csvImportLimits = { bytes: 20 * 1024 * 1024, lines: 100_000 } as const
/** The files of events that wait for their import: of one person, and for one site. */
export const importLimits = { queued: 10 } as const
/** The rows of an exported list, and the hours for which the file of an export of events can be downloaded. */
export const exportLimits = { rows: 10_000, fileHours: 24 } as const

export const siteLimits = {
  name: 100,
  /** The length of the text that is typed as a domain, which may be a whole address. */
  domain: 2000,
  typedDomain: 300,
  /** The length of a host. */
  host: 253,
  pageUrl: 2000,
  /** The length of why a site was disabled. */
  statusReason: 500,
  allowedHostnames: 100,
  excludedPaths: 100,
  excludedPath: 500,
  excludedCountries: 250,
  /** The days of the report on dropped events. */
  droppedDays: 90,
  defaultDroppedDays: 30,
} as const

export const themeLimits = {
  name: 100,
  description: 2000,
  imageBytes: 8 * 1024 * 1024,
  repository: 500,
  sort: 999_999,
  /** The radius of corners, in px. */
  radius: 24,
} as const

export const goalConditionLimits = { pattern: 300, properties: 2, propertyKey: 100, propertyValue: 200 } as const
export const goalLimits = { name: 100, perSite: 100 } as const
export const funnelLimits = { name: 100, stepName: 100, minSteps: 2, maxSteps: 8, perSite: 50 } as const
export const annotationLimits = { text: 500, perSite: 1000 } as const
export const shareLimits = {
  name: 100,
  /** The hours for which somebody who typed a link's password need not type it again. */
  openHours: 12,
  linksPerSite: 50,
  framingHosts: 50,
} as const

/** The most recipients of a site's reports. */
export const reportLimits = { perSite: 50 } as const

/** The invitations to view a site: the number of pending ones, and the days for which they can be accepted. */
export const invitationLimits = { perSite: 50, days: 30 } as const

/** What somebody has chosen for a list of the console. */
export const listSettingLimits = {
  /** The columns of a view, the length of their ids, and their widest width in pixels. */
  columns: 80,
  columnId: 60,
  width: 4000,
  /** The saved sets of filters of one list, and the length of their names. */
  filterSets: 20,
  name: 60,
  /** The filters of a set, the length of their names and values. */
  filters: 30,
  filterName: 60,
  value: 500,
} as const

export const savedViewLimits = {
  name: 100,
  /** The entries of the state, the lengths of their names and values, and that of the whole as JSON. */
  entries: 50,
  key: 100,
  value: 4000,
  state: 8000,
  /** The saved views of one person at one site. */
  perPerson: 100,
} as const

/** Orders begin and end from the first day of `firstYear` to the last one of `lastYear`. */
export const orderLimits = {
  periods: 120,
  amount: 999_999_999,
  provider_ref: 200,
  note: 500,
  firstYear: 2000,
  lastYear: 2199,
} as const
export const instanceSettingLimits = { name: 40, text: 2000, points: 1_000_000 } as const
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

/** Limits of summaries and explanations of sites: how many a list has, and how many explanations one action may ask for. */
export const summaryLimits = { listed: 20, perAction: 6 } as const

/** The limits of one event, whatever its protocol or file. */
export const eventLimits = {
  /** The first year of an event's time, in UTC. */
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
  /**
   * The UTF-8 bytes of all property names and values of an event that a page sends; files may hold events from before
   * this limit.
   */
  propertyBytes: 8 * 1024,
} as const

/** The default limit of the calls of one address. */
export const callLimits = { perMinute: 600 } as const

/** The default limits of the collector within a window. */
export const collectLimits = {
  windowSeconds: 60,
  addressEvents: 3000,
  /** The bytes as they are written to the disk: an event for several sites counts for each of them. */
  addressBytes: 20_000_000,
  siteBytes: 200_000_000,
} as const

/** The limits that an event can exceed. */
export type CollectLimit = 'address_events' | 'address_bytes' | 'site_bytes'

/** The `data` of an answer 429 of the collector. */
export interface CollectLimitError {
  limit: CollectLimit
  counts: 'events' | 'bytes'
  /** The limit within the window. */
  max: number
  window_seconds: number
  /** The seconds to wait, as in `Retry-After`. */
  retry_after: number
}
