/**
 * The ranges of metrics that have a name, in the site's time zone: `7d` … `90d` are whole days that end yesterday, `last_month` and
 * `12mo` whole months that are over; `all` begins with the day of the site's first event and ends today; `custom` has `from` and `to`.
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
  'all',
] as const
export type NamedRange = (typeof ranges)[number]

/** The units of a relative range: whole days, weeks of seven of them, and whole months. The last one of each is over. */
export const relativeUnits = ['d', 'w', 'mo'] as const
export type RelativeUnit = (typeof relativeUnits)[number]

/** The last days, weeks or months as a number from 1 to 999 and a unit: `14d` and `2w` end yesterday, `6mo` with the month before. */
export type RelativeRangeName = `${string}${RelativeUnit}`

/** The digits of the number of a relative range. */
export const relativeCount = /[1-9]\d{0,2}/

export type Range = NamedRange | RelativeRangeName

/** Written out, as every page of a dashboard loads it; a test compares it with `relativeCount` and `relativeUnits`. */
const relativePattern = /^([1-9]\d{0,2})(d|w|mo)$/

/** The number and the unit of a relative range. */
export function relativeRangeIn(range: RelativeRangeName): { count: number; unit: RelativeUnit } {
  const [, count = 1, unit = 'd'] = relativePattern.exec(range) ?? []
  return { count: Number(count), unit: unit as RelativeUnit }
}

/** Whether a text is a relative range. */
export const isRelativeRange = (text: string): text is RelativeRangeName => relativePattern.test(text)

/** The range that a text names; undefined where it names none. */
export const rangeIn = (text = ''): Range | undefined =>
  ranges.find((one) => one === text) ?? (isRelativeRange(text) ? text : undefined)

/** The ranges in which all sites can be read at once. */
export const overviewRanges = ['today', '7d', '30d'] as const satisfies readonly Range[]
export type OverviewRange = (typeof overviewRanges)[number]

/** The comparisons of a range: the same number of days just before, the same dates a year earlier, other days. */
export const comparisons = ['previous', 'year', 'custom'] as const
export type Comparison = (typeof comparisons)[number]

export const weekStarts = ['monday', 'saturday', 'sunday'] as const
export type WeekStart = (typeof weekStarts)[number]

/** The intervals of a series, the shortest first. */
export const intervals = ['minute', 'hour', 'day', 'week', 'month'] as const
export type Interval = (typeof intervals)[number]

/** The intervals of the reports about all users. */
export const analyticsIntervals = ['day', 'week', 'month'] as const satisfies readonly Interval[]

/** The most buckets of one series. */
export const maxPoints = 400
