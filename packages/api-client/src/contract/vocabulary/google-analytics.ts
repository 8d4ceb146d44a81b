import type { Metric } from './metrics.ts'

/** What is to be said of figures beside their numbers. */
export const sourceNoticeKinds = [
  // Google's answer was kept from earlier, because Google does not answer now.
  'stale',
  // Figures of the last two days still change.
  'freshness',
  // The property counts its days in another time zone.
  'time_zone',
  // The figures follow from a part of the visits.
  'sampling',
  // Rows of few visitors are withheld.
  'thresholding',
  // Rows beyond a number are one.
  'other_row',
  // Visits of which Google does not know the value are a row without one.
  'not_set',
  // The last half hour is not known by this dimension.
  'realtime',
] as const
export type SourceNoticeKind = (typeof sourceNoticeKinds)[number]

/** Why Google Analytics did not answer what was asked of it. */
export const googleFailures = [
  // The connection is refused: its owner must connect again.
  'reconnect',
  // The account was disconnected here.
  'disconnected',
  // The connected account may not see the property.
  'no_access',
  // The connection lacks a scope.
  'scope_missing',
  // Whoever runs the instance has not enabled the API.
  'api_disabled',
  // As much was asked as may be.
  'quota',
  // Google does not understand the request.
  'request_invalid',
  'not_found',
  // Google is down, too slow, or answers what nobody can read.
  'unavailable',
] as const
export type GoogleFailure = (typeof googleFailures)[number]

export const googleLimits = {
  /** Properties that one job imports. */
  import: 50,
  /** Letters of a search in the list of properties. */
  search: 100,
  /** Digits of the number of a property. */
  property: 20,
} as const

/** The metrics whose difference is explained. */
export const differenceMetrics = ['visitors', 'visits', 'pageviews', 'bounce_rate'] as const satisfies readonly Metric[]
export type DifferenceMetric = (typeof differenceMetrics)[number]

/** What makes figures of Google differ from ours, as far as it is measured. */
export const differenceCauses = [
  // The days of the property begin at another hour.
  'time_zone',
  // A visit of one page that lasted ten seconds is no bounce at Google.
  'bounce_rule',
  // Somebody who comes on another day is one at Google, and counts again here.
  'returning',
  // A visit over midnight is in both days.
  'midnight',
  // What was dropped here as automated.
  'bots',
  // Google withholds the day.
  'thresholding',
  // Google's figure follows from a part of the visits.
  'sampling',
  // A share of all visitors that only our own snippet sees: consent and blockers.
  'only_here',
  'unexplained',
] as const
export type DifferenceCause = (typeof differenceCauses)[number]
