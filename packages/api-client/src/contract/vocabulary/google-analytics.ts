import type { Metric } from './metrics.ts'

/** The kinds of notices about metrics. */
export const sourceNoticeKinds = [
  // Google's answer is an earlier one, because Google does not answer now.
  'stale',
  // The metrics of the last two days still change.
  'freshness',
  // The property counts its days in another time zone.
  'time_zone',
  // The metrics are estimated from a part of the visits.
  'sampling',
  // Rows with few visitors are withheld.
  'thresholding',
  // Rows beyond a limit are merged into one.
  'other_row',
  // Visits whose value Google does not know are a row without a value.
  'not_set',
  // The last half hour is not available by this dimension.
  'realtime',
  // No database tells regions and cities, and no event of the site has any: said to administrators, who can change that.
  'no_places',
] as const
export type SourceNoticeKind = (typeof sourceNoticeKinds)[number]

/** The reasons why Google Analytics did not answer a request. */
export const googleFailures = [
  // Google rejects the connection: its owner must connect again.
  'reconnect',
  // The account was disconnected here.
  'disconnected',
  // The connected account may not see the property.
  'no_access',
  // The connection lacks a scope.
  'scope_missing',
  // The API is not enabled for the instance's project at Google.
  'api_disabled',
  // The quota of requests is used up.
  'quota',
  // Google does not accept the request.
  'request_invalid',
  'not_found',
  // Google is down, too slow, or answers something unreadable.
  'unavailable',
] as const
export type GoogleFailure = (typeof googleFailures)[number]

export const googleLimits = {
  /** The most properties of one import. */
  import: 50,
  /** The length of a search in the list of properties. */
  search: 100,
  /** The length of a property's number. */
  property: 20,
} as const

/** The metrics whose difference is explained. */
export const differenceMetrics = ['visitors', 'visits', 'pageviews', 'bounce_rate'] as const satisfies readonly Metric[]
export type DifferenceMetric = (typeof differenceMetrics)[number]

/** The measured causes of differences between Google's metrics and ours. */
export const differenceCauses = [
  // The days of the property begin at another hour.
  'time_zone',
  // A visit of one page that lasted ten seconds is no bounce for Google.
  'bounce_rule',
  // A person who returns on another day counts once for Google, and again here.
  'returning',
  // A visit over midnight counts in both days.
  'midnight',
  // Visits were dropped here as automated.
  'bots',
  // Google withholds the day.
  'thresholding',
  // Google's value is estimated from a part of the visits.
  'sampling',
  // Some visitors are seen only by our own snippet, because of consent and blockers.
  'only_here',
  'unexplained',
] as const
export type DifferenceCause = (typeof differenceCauses)[number]
