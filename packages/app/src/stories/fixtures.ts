import type { Dashboard, LiveCheck, Userinfo, Website } from '@sightline/api-client'

export const mina: Userinfo = {
  email: 'mina.keller@harborlane.com',
  invite_code: 'MINA2026',
  analytics_status: 'none',
  vip_status: 'trial',
  expired_time: '2026-12-20T08:00:00.000Z',
  status: 'active',
}

const site = (id: string, name: string, domain: string): Website => ({
  id,
  public_id: `0190b3f2-7f5e-7a83-9a11-1f0a6f3c2b1${id}`,
  name,
  domain,
  currency_type: 'EUR',
  time_zone: 'Europe/Berlin',
  week_start: 'monday',
  version: 1,
  created_at: '2026-11-20T09:24:07.000Z',
  updated_at: '2026-11-20T09:24:07.000Z',
})

export const harborLane = site('1', 'Harbor Lane', 'harborlane.com')

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

const figures = (visitors: number) => ({
  visitors,
  visits: Math.round(visitors * 1.1),
  pageviews: Math.round(visitors * 2.9),
  views_per_visit: 2.64,
  bounce_rate: 38 + (visitors % 9),
  visit_duration: 140 + (visitors % 50),
})

const visitorsByHour = [38, 24, 17, 15, 22, 51, 96, 148, 203, 251, 284, 190]

/** Figures of one day until noon in Berlin. */
export const today: Dashboard = {
  range: {
    name: 'today',
    from: '2026-11-19T23:00:00.000Z',
    to: '2026-11-20T10:25:00.000Z',
    time_zone: 'Europe/Berlin',
    interval: 'hour',
  },
  totals: { ...figures(1184), bounce_rate: 41.83, visit_duration: 167.2 },
  series: visitorsByHour.map((visitors, hour) => ({
    start: new Date(Date.UTC(2026, 10, 19, 23 + hour)).toISOString(),
    partial: hour === visitorsByHour.length - 1,
    ...figures(visitors),
  })),
  breakdowns: [],
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
  totals: { ...figures(86_402), bounce_rate: 41.83, visit_duration: 167.2 },
  series: visitorsByDay.map((visitors, day) => ({
    start: new Date(Date.UTC(2026, 9, 22 + day, 23)).toISOString(),
    partial: false,
    ...figures(visitors),
  })),
  breakdowns: [],
}

const nothing = { visitors: 0, visits: 0, pageviews: 0, views_per_visit: 0, bounce_rate: 0, visit_duration: null }

export const emptyDay: Dashboard = {
  ...today,
  totals: nothing,
  series: today.series.map(({ start, partial }) => ({ start, partial, ...nothing })),
}
