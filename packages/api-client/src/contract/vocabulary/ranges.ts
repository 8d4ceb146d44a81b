/**
 * The ranges of metrics, in the site's time zone: `7d` … `90d` are whole days that end yesterday, `last_month` and `12mo` whole
 * months that are over; `custom` has `from` and `to`.
 */
export const ranges = [
  'realtime',
  'today',
  'yesterday',
  '7d',
  '28d',
  '30d',
  '90d',
  'week',
  'month',
  'year',
  'custom',
  'last_month',
  '12mo',
] as const
export type Range = (typeof ranges)[number]

/** The ranges in which all sites can be read at once. */
export const overviewRanges = ['today', '7d', '30d'] as const satisfies readonly Range[]
export type OverviewRange = (typeof overviewRanges)[number]

/** The comparisons of a range: the same number of days just before, the same dates a year earlier, other days. */
export const comparisons = ['previous', 'year', 'custom'] as const
export type Comparison = (typeof comparisons)[number]

export const weekStarts = ['monday', 'saturday', 'sunday'] as const
export type WeekStart = (typeof weekStarts)[number]

/** The number of whole days of the ranges that end yesterday. */
export const wholeDays = { '7d': 7, '28d': 28, '30d': 30, '90d': 90 } as const satisfies Partial<Record<Range, number>>

/** The intervals of a series, the shortest first. */
export const intervals = ['minute', 'hour', 'day', 'week', 'month'] as const
export type Interval = (typeof intervals)[number]

/** The intervals of the reports about all users. */
export const analyticsIntervals = ['day', 'week', 'month'] as const satisfies readonly Interval[]

/** The most buckets of one series. */
export const maxPoints = 400
