import type { ReactNode } from 'react'
import type { BucketInterval } from '../../format/date.ts'

export interface TrendPoint {
  /** First instant of the bucket, ISO 8601. */
  start: string
  /** The value; null where there is none. */
  value: number | null
  /** Whether the range or the present cuts the bucket. */
  isPartial: boolean
}

/** The unit of values, which decides their format. Amounts of `money` are in the smallest unit of their currency. */
export type Unit = 'count' | 'percent' | 'duration' | 'money'

/** Another period, drawn dashed. Its first bucket lies below the first one of the chart, and so on. */
export interface TrendComparison {
  /** The dates of the period, formatted. */
  period: string
  /** The total, for the legend. */
  total: string
  points: readonly TrendPoint[]
}

export interface ForecastPoint {
  /** A day in the site’s time zone, ISO 8601. */
  day: string
  value: number
  /** Lower end of the interval. */
  lower: number
  /** Upper end of the interval. */
  upper: number
}

/** A forecast from the present day on. It replaces the comparison, and needs daily buckets. */
export interface TrendForecast {
  /** The percentage of days that should lie in the interval. */
  level: number
  /** Sum of what is expected, for the legend. */
  total?: string | undefined
  points: readonly ForecastPoint[]
}

/** Days to come of which nothing is known here. The axis goes on to them, and everything else stays as it is. */
export interface TrendLocked {
  /** Days in the site’s time zone that follow the points, ISO 8601. */
  days: readonly string[]
  /**
   * Content over the locked days in the plot. It does not take the pointer.
   * @param start The height at which the line ends: 0 at the top, 1 at the bottom.
   */
  cover: (start: number) => ReactNode
}

/** A level that values are held against: a goal or a limit. */
export interface TrendReference {
  label: string
  value: number
}

export interface TrendAnnotation {
  id: string
  /** A day in the site’s time zone, ISO 8601. */
  day: string
  text: string
}

/** Some buckets next to each other. */
export interface SelectedBuckets {
  /** First instant of the first one, ISO 8601. */
  start: string
  /** First instant of the last one, ISO 8601. */
  lastStart: string
}

export interface Granularity {
  interval: BucketInterval
  /** The reason why it cannot be chosen now: it would make more than 400 points. */
  disabledReason?: string | undefined
}

/** The choice of how long a bucket is. */
export interface GranularityChoice {
  items: readonly [Granularity, ...Granularity[]]
  onChange: (interval: BucketInterval) => void
}
