import type { ReactNode } from 'react'
import type { BucketInterval } from '../../format/date.ts'

export interface TrendPoint {
  /** First instant of the bucket, ISO 8601. */
  start: string
  /** The value; null if it is missing. */
  value: number | null
  /** Whether the bucket is incomplete, because the range or the present time cuts it. */
  isPartial: boolean
}

/** The unit of values, which decides their format: `mean` is a mean of counts. Amounts of `money` are in the smallest unit of their currency. */
export type Unit = 'count' | 'mean' | 'percent' | 'duration' | 'money'

/**
 * The comparison period, drawn as a dashed line. Its first bucket is aligned with the first bucket of the chart, and so
 * on.
 */
export interface TrendComparison {
  /**
   * The names of both lines, where the comparison is another source of the same days.
   * @default the dates of the periods
   */
  names?: { own: string; compared: string } | undefined
  /** The dates of the period, formatted. */
  period: string
  /** The total, for the legend. */
  total: string
  /** What the total counts, where that is not the whole line: “until 2:32 PM”. */
  totalNote?: string | undefined
  points: readonly TrendPoint[]
}

/**
 * Another metric of the same buckets, drawn as a line of its own. One of the same unit shares the axis; another unit has
 * an axis of its own at the other end.
 */
export interface TrendSecondMetric {
  name: string
  /** The total of the period, for the legend. */
  total: string
  /**
   * The unit of its values.
   * @default 'count'
   */
  unit?: Unit | undefined
  /** One for each bucket of the chart. */
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
  /** Sum of the forecast as text, for the legend. */
  total?: string | undefined
  points: readonly ForecastPoint[]
}

/** Future days whose values are locked. The axis extends to them, and everything else stays the same. */
export interface TrendLocked {
  /** The days after the points, in the site's time zone, ISO 8601. */
  days: readonly string[]
  /**
   * Content over the locked days in the plot. It does not take the pointer.
   * @param start The height at which the line ends: 0 at the top, 1 at the bottom.
   */
  cover: (start: number) => ReactNode
}

/** A reference level to compare the values with, for example a goal or a limit. */
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

/** A selection of consecutive buckets. */
export interface SelectedBuckets {
  /** First instant of the first bucket, ISO 8601. */
  start: string
  /** First instant of the last bucket, ISO 8601. */
  lastStart: string
}

export interface Granularity {
  interval: BucketInterval
  /** The reason why it cannot be chosen now: it would make more than 400 points. */
  disabledReason?: string | undefined
}

/** The selectable bucket lengths. */
export interface GranularityChoice {
  items: readonly [Granularity, ...Granularity[]]
  onChange: (interval: BucketInterval) => void
}
