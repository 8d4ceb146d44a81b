import { isStorableText } from './storable-text.ts'

/** The dimensions that every site has, besides the properties of its events. */
export const dimensions = [
  'page',
  'page_title',
  'entry_page',
  'exit_page',
  'hostname',
  'event',
  'goal',
  'source',
  'referrer',
  'channel',
  'utm_source',
  'utm_medium',
  'utm_campaign',
  'utm_content',
  'utm_term',
  'country',
  'region',
  'city',
  'language',
  'browser',
  'browser_version',
  'os',
  'os_version',
  'device',
  'screen',
] as const
export type FixedDimension = (typeof dimensions)[number]

/** The prefix of the name of a property dimension. */
export const propertyPrefix = 'prop:'
/** The greatest length of a property dimension, with its prefix. */
export const maxPropertyDimensionLength = 300

/** A property of events by its name, which is at least one character long. */
export type PropertyDimension = `${typeof propertyPrefix}${string}`

/** A dimension by which metrics are broken down or filtered. */
export type Dimension = FixedDimension | PropertyDimension

export const isPropertyDimension = (dimension: string): dimension is PropertyDimension =>
  dimension.startsWith(propertyPrefix) &&
  dimension.length > propertyPrefix.length &&
  dimension.length <= maxPropertyDimensionLength &&
  isStorableText(dimension)

/**
 * The numbers of one visit that filters compare: its duration and its engaged time in seconds, its views, the deepest of
 * its scroll depths in percent, and its revenue in the site's currency.
 */
export const visitMeasures = [
  'visit_duration',
  'visit_pageviews',
  'visit_time_on_page',
  'visit_scroll_depth',
  'visit_revenue',
] as const
export type VisitMeasure = (typeof visitMeasures)[number]

export const isVisitMeasure = (name: unknown): name is VisitMeasure => visitMeasures.some((known) => known === name)

/** The dimension of an untrusted name; undefined where it is none. */
export function parseDimension(name: unknown): Dimension | undefined {
  if (typeof name === 'string' && isPropertyDimension(name)) return name
  return dimensions.find((known) => known === name)
}

/** The breakdowns below the chart of a dashboard, each with the dimensions of its tabs; the first tab is open at first. */
export const dimensionsOfBreakdowns = {
  content: ['page', 'page_title', 'entry_page', 'exit_page'],
  sources: ['source', 'channel', 'utm_campaign', 'utm_source', 'utm_medium', 'referrer'],
  places: ['country', 'region', 'city', 'language'],
  technology: ['browser', 'os', 'device', 'screen'],
  events: ['event', 'goal'],
} as const satisfies Record<string, readonly [FixedDimension, ...FixedDimension[]]>

export type BreakdownId = keyof typeof dimensionsOfBreakdowns

/** The dimensions that the dashboard shows. */
export type BreakdownDimension = (typeof dimensionsOfBreakdowns)[BreakdownId][number]

/**
 * The panels that the owner of a share link can choose: the dimensions of the dashboard, the properties of events, whatever their names,
 * and the funnels.
 */
export const sharePanels = [
  ...dimensionsOfBreakdowns.content,
  ...dimensionsOfBreakdowns.sources,
  ...dimensionsOfBreakdowns.places,
  ...dimensionsOfBreakdowns.technology,
  ...dimensionsOfBreakdowns.events,
  'properties',
  'funnels',
] as const
export type SharePanel = (typeof sharePanels)[number]
