/** What metrics can be broken down and filtered by; besides, a property of events: `prop:<key>`. */
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
export type Dimension = (typeof dimensions)[number]

/** A property of events. Its name is at least one character long; `maxDimensionLength` counts the prefix too. */
export type PropertyDimension = `${typeof propertyPrefix}${string}`
export const propertyPrefix = 'prop:'
export const maxDimensionLength = 300

/** What metrics are broken down or filtered by. */
export type AnyDimension = Dimension | PropertyDimension

export const isProperty = (dimension: string): dimension is PropertyDimension =>
  dimension.startsWith(propertyPrefix) &&
  dimension.length > propertyPrefix.length &&
  dimension.length <= maxDimensionLength &&
  isWholeText(dimension)

/** Reads the name of a dimension that comes from elsewhere; undefined for any other value. */
export function dimensionIn(name: unknown): AnyDimension | undefined {
  if (typeof name === 'string' && isProperty(name)) return name
  return dimensions.find((known) => known === name)
}

/** Whether every store keeps a text as it is: without NUL and half characters. */
export const isWholeText = (text: string): boolean => !text.includes('\0') && text.isWellFormed()

/** How a visit came, by its source, tags and medium. */
export const channels = [
  'direct',
  'search',
  'social',
  'video',
  'shopping',
  'ai',
  'email',
  'affiliates',
  'push',
  'paid_search',
  'paid_social',
  'paid_video',
  'paid_shopping',
  'paid_other',
  'display',
  'referral',
] as const
export type Channel = (typeof channels)[number]
