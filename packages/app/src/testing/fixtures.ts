import {
  noMetricValues,
  type AccountLevel,
  type Breakdown,
  type CallOutput,
  type Dashboard,
  type FixedDimension,
  type LiveCheck,
  type SiteOverview,
  type Userinfo,
  type Website,
} from '@sightline/api-client'
import { storyTime } from './storyTime.ts'

export const mina: Userinfo = {
  email: 'mina.keller@harborlane.com',
  invite_code: 'MINA2026',
  refresh_token: null,
  analytics_status: 'none',
  vip_status: 'trial',
  expired_time: '2026-12-20T08:00:00.000Z',
  status: 'active',
}

export const accountOf = (level: AccountLevel): CallOutput<'user', 'info'> => ({
  userinfo: mina,
  level,
  profile: {
    union_id: 'un_51c0ffee',
    nickname: 'Mina Keller',
    region: 'DE',
    points: 0,
    email_confirmed_at: null,
    locale: null,
    theme: null,
    time_format: null,
    addresses: [],
    version: 1,
  },
  are_two_factors_missing: false,
  deletion_due_at: null,
  view_as: null,
})

const site = (id: string, name: string, domain: string): Website => ({
  id,
  public_id: `0190b3f2-7f5e-7a83-9a11-1f0a6f3c2b1${id}`,
  name,
  domain,
  currency_type: 'EUR',
  time_zone: 'Europe/Berlin',
  week_start: 'monday',
  source: 'built_in',
  status: 'active',
  status_reason: null,
  theme_id: null,
  access: 'owner',
  is_blocked: false,
  dashboard_setting: null,
  version: 1,
  created_at: '2026-11-20T09:24:07.000Z',
  updated_at: '2026-11-20T09:24:07.000Z',
})

export const harborLane = site('1', 'Harbor Lane', 'harborlane.com')

/** What was chosen on a dashboard. */
export const keptChoices: NonNullable<Website['dashboard_setting']> = {
  range: '28d',
  interval: null,
  compare: 'none',
  tabs: { technology: 'os' },
  cards: null,
  columns: {},
}

export const websiteList = (websites: Website[]) => ({
  website_list: websites,
  themes_list: [],
  github_list: [],
  cloudflare_list: [],
})

export const threeSites = websiteList([
  harborLane,
  site('2', 'Kettle & Kiln', 'kettleandkiln.shop'),
  site('3', 'Tidepool', 'tidepool.dev'),
])

export const nothingYet: LiveCheck = { last_event_at: null, last_dropped_at: null, drop_reason: null }
export const seen: LiveCheck = { ...nothingYet, last_event_at: '2026-11-20T10:20:00.000Z' }

const minutesAgo = (minutes: number): string => new Date(Date.parse(storyTime) - 60_000 * minutes).toISOString()

const overviewOf = (site_id: string, visitors: number, current_visitors: number): SiteOverview => ({
  site_id,
  visitors,
  previous_visitors: Math.round(visitors / (current_visitors % 2 === 0 ? 1.126 : 0.972)),
  current_visitors,
  trend: Array.from({ length: 24 }, (_, hour) => Math.round(visitors / 24 + 9 * Math.sin(hour / 3) + 9)),
  last_event_at: minutesAgo(1),
})

const silent = (site_id: string, last_event_at: string | null): SiteOverview => ({
  ...overviewOf(site_id, 0, 0),
  trend: Array.from({ length: 24 }, () => 0),
  last_event_at,
})

const ofToday = (sites: SiteOverview[]): CallOutput<'stats', 'overview'> => ({ range: 'today', sites })

/** One site that is visited now, one without recent events, and one that never had an event. */
export const overview = ofToday([overviewOf('1', 1184, 42), silent('2', minutesAgo(3 * 1440 + 5)), silent('3', null)])

const shops = (count: number) =>
  Array.from({ length: count }, (_, index) => site(String(index + 4), `Shop ${index + 1}`, `shop-${index + 1}.example`))

export const tenSites = websiteList([...threeSites.website_list, ...shops(7)])

export const overviewOfTen = ofToday(
  tenSites.website_list.map(({ id }, index) => overviewOf(id, 2184 - 190 * index, 3 * index)),
)

export const manySites = websiteList([...threeSites.website_list, ...shops(497)])

export const overviewOfMany = ofToday(
  manySites.website_list.map(({ id }, index) => overviewOf(id, (index * 7919) % 2000, index % 40)),
)

export const instance = {
  version: '0.1.0',
  set_up_needed: false,
  registration: 'closed' as const,
  mail: false,
  stripe: false,
  ai: false,
  google: false,
  is_demo: false,
}

const valuesOf = {
  page: ['/journal/how-we-dye-with-walnut', '/journal', '/journal/autumn-field-guide', '/journal/mending-101', '/'],
  page_title: ['How we dye with walnut', 'Journal', 'An autumn field guide', 'Mending 101'],
  source: ['', 'google.com', 'instagram.com', 'pinterest.com', 'newsletter.harborlane.com', 'bing.com'],
  country: ['US', 'GB', 'DE', 'CA', 'FR', 'JP', 'AU', ''],
  browser: ['Chrome', 'Safari', 'Edge', 'Firefox', 'Samsung Internet'],
  os: ['Windows', 'iOS', 'Mac', 'Android'],
  device: ['mobile', 'desktop', 'tablet', ''],
  event: ['Newsletter sign-up', 'Add to basket', 'Purchase'],
} satisfies Partial<Record<FixedDimension, readonly string[]>>

export const breakdownOf = (dimension: keyof typeof valuesOf, total_rows = valuesOf[dimension].length): Breakdown => ({
  dimension,
  rows: valuesOf[dimension].map((value, index) => ({
    value,
    visitors: Math.round(412 / (index + 1)),
    percentage: 34.8 / (index + 1),
    count: Math.round(530 / (index + 1)),
  })),
  total_rows,
})

const openTabs: Breakdown[] = [
  breakdownOf('page', 214),
  ...(['source', 'country', 'browser', 'event'] as const).map((dimension) => breakdownOf(dimension)),
]

export const metricValues = (visitors: number) => ({
  ...noMetricValues,
  visitors,
  visits: Math.round(visitors * 1.1),
  pageviews: Math.round(visitors * 2.9),
  views_per_visit: 2.64,
  bounce_rate: 38 + (visitors % 9),
  visit_duration: 140 + (visitors % 50),
})

const visitorsByHour = [38, 24, 17, 15, 22, 51, 96, 148, 203, 251, 284, 190]

/** The metrics of one day until noon in Berlin. */
export const today: Dashboard = {
  range: {
    name: 'today',
    from: '2026-11-19T23:00:00.000Z',
    to: '2026-11-20T10:25:00.000Z',
    time_zone: 'Europe/Berlin',
    interval: 'hour',
  },
  source: { name: 'built_in', complete_until: '2026-11-20T10:25:00.000Z' },
  currency: 'EUR',
  totals: { ...metricValues(1184), bounce_rate: 41.83, visit_duration: 167.2 },
  series: visitorsByHour.map((visitors, hour) => ({
    start: new Date(Date.UTC(2026, 10, 19, 23 + hour)).toISOString(),
    partial: hour === visitorsByHour.length - 1,
    ...metricValues(visitors),
  })),
  breakdowns: openTabs,
}

const visitorsByDay = Array.from({ length: 28 }, (_, day) => 2600 + Math.round(700 * Math.sin(day / 2.4)) + 31 * day)

export const fourWeeks: Dashboard = {
  range: {
    name: '28d',
    from: '2026-10-22T22:00:00.000Z',
    to: '2026-11-19T23:00:00.000Z',
    time_zone: 'Europe/Berlin',
    interval: 'day',
  },
  source: { name: 'built_in', complete_until: '2026-11-19T23:00:00.000Z' },
  currency: 'EUR',
  totals: { ...metricValues(86_402), bounce_rate: 41.83, visit_duration: 167.2 },
  series: visitorsByDay.map((visitors, day) => ({
    start: new Date(Date.UTC(2026, 9, 22 + day, 23)).toISOString(),
    partial: false,
    ...metricValues(visitors),
  })),
  breakdowns: openTabs,
}

/** The four weeks before, and the change since then. */
export const comparisonOfFourWeeks: Dashboard['comparison'] = {
  range: { from: '2026-09-24T22:00:00.000Z', to: '2026-10-22T22:00:00.000Z' },
  totals: { ...fourWeeks.totals, visitors: 76_700, bounce_rate: 43.2 },
  series: visitorsByDay.map((visitors, day) => ({
    start: new Date(Date.UTC(2026, 8, 24 + day, 22)).toISOString(),
    partial: false,
    ...metricValues(Math.round(visitors / 1.1265)),
  })),
  change: { visitors: 12.65, pageviews: 0, bounce_rate: -3.2, visit_duration: 0 },
  points: { bounce_rate: -1.4 },
}

/** Four weeks with their comparison, for the whole and for each row. */
export const fourWeeksWithComparison: Dashboard = {
  ...fourWeeks,
  comparison: comparisonOfFourWeeks,
  breakdowns: fourWeeks.breakdowns.map((breakdown) => ({
    ...breakdown,
    rows: breakdown.rows.map((row, index) => {
      const change = [12.65, -3.2, 0, 41.4, -8.1][index % 5] ?? 0
      const visitors = Math.round(row.visitors / (1 + change / 100))
      return { ...row, comparison: { figures: { visitors }, change: { visitors: change }, points: {} } }
    }),
  })),
}

export const emptyDay: Dashboard = {
  ...today,
  totals: noMetricValues,
  series: today.series.map(({ start, partial }) => ({ start, partial, ...noMetricValues })),
  breakdowns: openTabs.map(({ dimension }) => ({ dimension, rows: [], total_rows: 0 })),
}
