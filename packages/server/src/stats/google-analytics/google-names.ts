import {
  channels,
  isPropertyDimension,
  metricFacts,
  type Dimension,
  type Channel,
  type FixedDimension,
  type Metric,
} from '@sightline/api-client/contract'

interface GoogleDimension {
  /** As the Data API calls it. */
  name: string
  /** What makes the count of its rows. */
  count: 'screenPageViews' | 'eventCount' | 'sessions'
  /** Values that are called otherwise here, by Google's. */
  values?: Readonly<Record<string, string>>
  /** Values that are rows of nothing here. */
  excluded?: readonly string[]
  /** In the small schema of realtime, too. */
  inRealtime?: true
}

/** What Google Analytics makes of a visit by itself. */
export const automaticEvents = [
  'page_view',
  'first_visit',
  'session_start',
  'user_engagement',
  'scroll',
  'click',
  'first_open',
  'screen_view',
] as const

const NOTHING = { '(not set)': '', '(none)': '', '(direct)': '' }

const channelOfGroup: Readonly<Record<string, Channel>> = {
  Direct: 'direct',
  'Organic Search': 'search',
  'Organic Social': 'social',
  'Organic Video': 'video',
  'Organic Shopping': 'shopping',
  'AI Assistant': 'ai',
  Email: 'email',
  Affiliates: 'affiliates',
  'Mobile Push Notifications': 'push',
  'Paid Search': 'paid_search',
  'Paid Social': 'paid_social',
  'Paid Video': 'paid_video',
  'Paid Shopping': 'paid_shopping',
  'Paid Other': 'paid_other',
  Display: 'display',
  Referral: 'referral',
}

/** What the Data API has of our dimensions. It has no exit pages, no versions of browsers, and none of a site's own goals. */
export const googleDimensions: Readonly<Partial<Record<FixedDimension, GoogleDimension>>> = {
  page: { name: 'pagePath', count: 'screenPageViews', values: NOTHING },
  page_title: { name: 'pageTitle', count: 'screenPageViews', values: NOTHING },
  entry_page: { name: 'landingPage', count: 'sessions', values: NOTHING },
  hostname: { name: 'hostName', count: 'screenPageViews', values: NOTHING },
  event: { name: 'eventName', count: 'eventCount', excluded: automaticEvents },
  source: { name: 'sessionSource', count: 'sessions', values: NOTHING },
  referrer: { name: 'pageReferrer', count: 'sessions', values: NOTHING },
  channel: { name: 'sessionDefaultChannelGroup', count: 'sessions', values: { ...NOTHING, ...channelOfGroup } },
  utm_source: { name: 'sessionManualSource', count: 'sessions', values: NOTHING },
  utm_medium: { name: 'sessionManualMedium', count: 'sessions', values: NOTHING },
  utm_campaign: { name: 'sessionManualCampaignName', count: 'sessions', values: NOTHING },
  utm_content: { name: 'sessionManualAdContent', count: 'sessions', values: NOTHING },
  utm_term: { name: 'sessionManualTerm', count: 'sessions', values: NOTHING },
  country: { name: 'countryId', count: 'sessions', values: NOTHING, inRealtime: true },
  region: { name: 'region', count: 'sessions', values: NOTHING },
  city: { name: 'city', count: 'sessions', values: NOTHING },
  language: { name: 'languageCode', count: 'sessions', values: NOTHING },
  browser: { name: 'browser', count: 'sessions', values: NOTHING },
  os: { name: 'operatingSystem', count: 'sessions', values: { ...NOTHING, Macintosh: 'macOS' } },
  os_version: { name: 'operatingSystemVersion', count: 'sessions', values: NOTHING },
  device: { name: 'deviceCategory', count: 'sessions', values: { ...NOTHING, 'smart tv': 'tv' }, inRealtime: true },
  screen: { name: 'screenResolution', count: 'sessions', values: NOTHING },
}

/** @throws {Error} for what the capabilities do not name */
export function googleDimensionOf(dimension: Dimension): GoogleDimension {
  const found = isPropertyDimension(dimension) ? undefined : googleDimensions[dimension]
  if (found === undefined) throw new Error(`${dimension} has not been checked`)
  return found
}

/** A value of Google's in our words. */
export const ourValue = ({ values = {} }: GoogleDimension, value: string): string =>
  Object.hasOwn(values, value) ? (values[value] ?? value) : value

/** All of Google's values that are a value of ours. */
export const googleValuesOf = ({ values = {} }: GoogleDimension, value: string): string[] => [
  ...(Object.hasOwn(values, value) && values[value] !== value ? [] : [value]),
  ...Object.keys(values).filter((theirs) => theirs !== value && values[theirs] === value),
]

/** All values of ours that a dimension can have, where there is a list of them. */
export const knownValues = (dimension: Dimension): readonly string[] | undefined =>
  dimension === 'channel' ? channels : undefined

/** Which metrics of Google's each of ours is made of. */
export const googleMetrics: Readonly<Partial<Record<Metric, readonly string[]>>> = {
  visitors: ['activeUsers'],
  visits: ['sessions'],
  pageviews: ['screenPageViews'],
  views_per_visit: ['screenPageViewsPerSession'],
  bounce_rate: ['bounceRate'],
  visit_duration: ['averageSessionDuration', 'sessions'],
  time_on_page: ['userEngagementDuration', 'screenPageViews'],
  events: ['eventCount'],
  percentage: ['activeUsers'],
  revenue: ['totalRevenue'],
}

/** @param valueOf Of a metric of Google's; undefined where there is no row */
export function ourMetric(
  metric: Metric,
  valueOf: (name: string) => number | undefined,
  { allVisitors, currency }: { allVisitors: number; currency: string },
): number | null {
  const [first = '', second = ''] = googleMetrics[metric] ?? []
  const value = valueOf(first)
  const { none } = metricFacts[metric]
  if (value === undefined) return none
  if (metric === 'bounce_rate') return value * 100
  if (metric === 'visit_duration') return valueOf(second) === 0 ? none : value
  if (metric === 'time_on_page') return valueOf(second) === 0 ? none : value / (valueOf(second) ?? 1)
  if (metric === 'percentage') return allVisitors === 0 ? 0 : (value / allVisitors) * 100
  if (metric === 'revenue') return Math.round(value * minorUnitsOf(currency))
  return metricFacts[metric].unit === 'count' ? Math.round(value) : value
}

/** How many minor units a unit of a currency has. */
function minorUnitsOf(currency: string): number {
  const { maximumFractionDigits = 2 } = new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions()
  return 10 ** maximumFractionDigits
}
