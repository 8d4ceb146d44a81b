import type { Channel, DashboardMetric, FixedDimension, SourceNoticeKind } from '@sightline/api-client/contract'

/** The dimensions whose values a text may name. */
export const wordedDimensions = [
  'source',
  'channel',
  'entry_page',
  'page',
  'utm_campaign',
  'country',
  'device',
  'browser',
  'os',
  'language',
] as const satisfies readonly FixedDimension[]
export type WordedDimension = (typeof wordedDimensions)[number]

/** Words for metrics, dimensions and their values, in one language. */
export interface WordingTexts {
  metrics: Record<DashboardMetric, string>
  dimensions: Record<WordedDimension, string>
  devices: Readonly<Record<string, string>>
  channels: Readonly<Record<Channel, string>>
  /** Visits without a source. */
  missing: string
  /** A value of a dimension. */
  named: (dimension: string, value: string) => string
  /** A difference between shares. */
  points: (difference: string) => string
  /** What the source says of its figures: the same as a dashboard does. */
  sourceNotices: {
    /** @param readAt Day and time */
    stale: (reason: 'disconnected' | 'reconnect' | 'other', readAt: string) => string
    time_zone: (zone: string) => string
    sampling: (share: string) => string
  } & Record<Exclude<SourceNoticeKind, 'stale' | 'time_zone' | 'sampling'>, string>
}
