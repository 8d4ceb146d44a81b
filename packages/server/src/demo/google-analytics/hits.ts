import { fromAbsolute } from '@internationalized/date'
import type { TrueVisit } from './visits.ts'

/** An event of Google Analytics, which counts views as events too. */
export interface Hit {
  at: number
  eventName: string
  path: string
  title: string
  referrer: string
  visit: TrueVisit
}

/** The events of a visit, in the order of their instants. */
export function hitsOf(visit: TrueVisit, host: string): Hit[] {
  const [landing] = visit.views
  const automatic = [...(visit.isFirst ? ['first_visit'] : []), 'session_start']
  const hitAt = (at: number, eventName: string, view = landing, referrer = ''): Hit => ({
    at,
    eventName,
    path: view.path,
    title: view.title,
    referrer,
    visit,
  })
  const views = visit.views.map((view, index) => {
    const before = visit.views[index - 1]
    const referrer = before === undefined ? visit.source.referrer : `https://${host}${before.path}`
    return hitAt(view.at, 'page_view', view, referrer)
  })
  return [
    ...automatic.map((name) => hitAt(landing.at, name, landing, visit.source.referrer)),
    ...views,
    ...visit.events.map(({ at, name }) =>
      hitAt(
        at,
        name,
        visit.views.findLast((view) => view.at <= at),
      ),
    ),
  ]
}

/** Whether Google calls a visit engaged: longer than ten seconds, or more than one view. */
const isEngaged = ({ views, engagedMs }: TrueVisit): boolean => engagedMs > 10_000 || views.length > 1

const two = (number: number): string => String(number).padStart(2, '0')

/** The unit by which local clocks differ. */
const QUARTER_MS = 15 * 60 * 1000
const knownHours = new Map<string, string>()

/** The hour on the clock of a time zone, as `2026013117`. */
function dateHourOf(at: number, timeZone: string): string {
  const key = `${timeZone} ${Math.floor(at / QUARTER_MS)}`
  const known = knownHours.get(key)
  if (known !== undefined) return known
  const { year, month, day, hour } = fromAbsolute(at, timeZone)
  const dateHour = `${year}${two(month)}${two(day)}${two(hour)}`
  knownHours.set(key, dateHour)
  return dateHour
}

/** The day on the clock of a time zone, as `20260131`. */
export const dateOf = (at: number, timeZone: string): string => dateHourOf(at, timeZone).slice(0, 8)

/** The value that a hit has for each dimension. */
export const dimensionValues: Readonly<
  Record<string, (hit: Hit, property: { timeZone: string; host: string }) => string>
> = {
  date: ({ at }, { timeZone }) => dateOf(at, timeZone),
  dateHour: ({ at }, { timeZone }) => dateHourOf(at, timeZone),
  hour: ({ at }, { timeZone }) => dateHourOf(at, timeZone).slice(8),
  yearMonth: ({ at }, { timeZone }) => dateOf(at, timeZone).slice(0, 6),
  pagePath: ({ path }) => path,
  pageTitle: ({ title }) => title,
  landingPage: ({ visit }) => visit.views[0].path,
  hostName: (_hit, { host }) => host,
  eventName: ({ eventName }) => eventName,
  pageReferrer: ({ referrer }) => referrer,
  sessionSource: ({ visit }) => visit.source.source,
  sessionMedium: ({ visit }) => visit.source.medium,
  sessionDefaultChannelGroup: ({ visit }) => visit.source.channelGroup,
  sessionManualSource: () => '(not set)',
  sessionManualMedium: () => '(not set)',
  sessionManualCampaignName: () => '(not set)',
  sessionManualAdContent: () => '(not set)',
  sessionManualTerm: () => '(not set)',
  country: ({ visit }) => new Intl.DisplayNames(['en'], { type: 'region' }).of(visit.country) ?? visit.country,
  countryId: ({ visit }) => visit.country,
  region: () => '(not set)',
  city: ({ visit }) => visit.city,
  languageCode: ({ visit }) => visit.language,
  browser: ({ visit }) => visit.browser,
  operatingSystem: ({ visit }) => visit.os,
  operatingSystemVersion: () => '(not set)',
  deviceCategory: ({ visit }) => visit.device,
  screenResolution: ({ visit }) => visit.screen,
  source: ({ visit }) => visit.source.source,
  medium: ({ visit }) => visit.source.medium,
}

const visitsIn = (hits: readonly Hit[]): TrueVisit[] => [...new Set(hits.map(({ visit }) => visit))]
const countViews = (hits: readonly Hit[]): number => hits.filter(({ eventName }) => eventName === 'page_view').length
const ratio = (part: number, whole: number): number => (whole === 0 ? 0 : part / whole)
const sumOf = (numbers: readonly number[]): number => numbers.reduce((sum, number) => sum + number, 0)
const countEngaged = (hits: readonly Hit[]): number => visitsIn(hits).filter(isEngaged).length

interface MetricOfHits {
  type: 'TYPE_INTEGER' | 'TYPE_FLOAT' | 'TYPE_SECONDS' | 'TYPE_CURRENCY'
  of: (hits: readonly Hit[]) => number
}

const countVisitors = (hits: readonly Hit[]): number => new Set(hits.map(({ visit }) => visit.visitor)).size

export const metricsOfHits: Readonly<Record<string, MetricOfHits>> = {
  screenPageViews: { type: 'TYPE_INTEGER', of: countViews },
  activeUsers: { type: 'TYPE_INTEGER', of: countVisitors },
  totalUsers: { type: 'TYPE_INTEGER', of: countVisitors },
  sessions: { type: 'TYPE_INTEGER', of: (hits) => visitsIn(hits).length },
  engagedSessions: { type: 'TYPE_INTEGER', of: countEngaged },
  bounceRate: {
    type: 'TYPE_FLOAT',
    of: (hits) => (hits.length === 0 ? 0 : 1 - ratio(countEngaged(hits), visitsIn(hits).length)),
  },
  averageSessionDuration: {
    type: 'TYPE_SECONDS',
    of: (hits) => {
      const visits = visitsIn(hits)
      return ratio(sumOf(visits.map(({ engagedMs }) => engagedMs / 1000)), visits.length)
    },
  },
  screenPageViewsPerSession: {
    type: 'TYPE_FLOAT',
    of: (hits) => ratio(countViews(hits), visitsIn(hits).length),
  },
  userEngagementDuration: {
    type: 'TYPE_SECONDS',
    of: (hits) => sumOf(visitsIn(hits).map(({ engagedMs }) => Math.round(engagedMs / 1000))),
  },
  eventCount: { type: 'TYPE_INTEGER', of: (hits) => hits.length },
  totalRevenue: { type: 'TYPE_CURRENCY', of: () => 0 },
}

/** The dimensions of a realtime report. */
export const realtimeDimensions: readonly string[] = [
  'minutesAgo',
  'country',
  'countryId',
  'deviceCategory',
  'eventName',
]
export const realtimeMetrics: readonly string[] = ['activeUsers', 'eventCount', 'screenPageViews']
