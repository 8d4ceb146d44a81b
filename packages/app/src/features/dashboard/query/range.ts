import {
  maxPoints,
  rangeIn,
  isRelativeRange,
  relativeRangeIn,
  type Dashboard,
  type Range,
  type Website,
} from '@sightline/api-client'
import { dateRangePresets, type DateRange, type DateRangePreset } from '@sightline/ui'

/** The period of the metrics, in the site’s own days; both ends of a `custom` one are included. */
export type Period = { range: Exclude<Range, 'custom'> } | { range: 'custom'; from: string; to: string }

type ResolvedRange = Dashboard['range']

const units = { d: 'day', w: 'week', mo: 'month' } as const
const unitNames = { day: 'd', week: 'w', month: 'mo' } as const

/** The period that is chosen in a picker: of the last 7 days and of those that one has typed, there is one name. */
export const periodOf = (range: DateRange): Period =>
  range.range === 'last' ? { range: `${range.count}${unitNames[range.unit]}` } : range

/** The period as a picker shows it. */
export function pickedOf(period: Period): DateRange {
  if (period.range === 'custom') return period
  if (!isRelativeRange(period.range) || isPreset(period.range)) return { range: period.range }
  const { count, unit } = relativeRangeIn(period.range)
  return { range: 'last', count, unit: units[unit] }
}

const isPreset = (range: Range): range is DateRangePreset => dateRangePresets.some((one) => one === range)

const dayPattern = /^\d{4}-\d{2}-\d{2}$/

/** Whether a text is a day that exists, as `2026-11-20`. */
export function isDay(text: string | null | undefined): text is string {
  if (text == null || !dayPattern.test(text)) return false
  const time = Date.parse(`${text}T00:00:00Z`)
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text)
}

/** The two days that an address has under the given names; undefined where they are not days, or in the wrong order. */
export function daysIn(search: URLSearchParams, first: string, last: string): { from: string; to: string } | undefined {
  const from = search.get(first)
  const to = search.get(last)
  return isDay(from) && isDay(to) && from <= to ? { from, to } : undefined
}

/** The period that the address names. */
export function periodIn(search: URLSearchParams): Period | undefined {
  const range = rangeIn(search.get('range') ?? '')
  if (range === undefined) return undefined
  if (range !== 'custom') return { range }
  const days = daysIn(search, 'from', 'to')
  return days && { range, ...days }
}

/** The address parameters of the period. */
export const periodNames = ['range', 'from', 'to'] as const

/** The text that the address has in place of a period; null where it names no range. */
export function invalidRangeIn(search: URLSearchParams): string | null {
  if (periodIn(search) !== undefined || !search.has('range')) return null
  const invalid = new URLSearchParams()
  for (const name of periodNames) {
    const value = search.get(name)
    if (value !== null) invalid.set(name, value)
  }
  return invalid.toString()
}

const dayMs = 86_400_000

/** The number of days from one to another, both of them counted. */
export const countDays = (from: string, to: string): number =>
  Math.round((Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / dayMs) + 1

/** The last days of a time, as many as are wanted and there are. */
export function lastDaysOf({ first, last }: { first: string; last: string }, count: number): Period {
  const from = new Date(Date.parse(`${last}T00:00:00Z`) - (count - 1) * dayMs).toISOString().slice(0, 10)
  return { range: 'custom', from: from < first ? first : from, to: last }
}

/** As long as weeks can be shown one by one: how long all time is, only the answer tells. */
const allDays = 7 * maxPoints

/** The greatest number of days that a period can have. */
export function lengthOf(period: Period): number {
  switch (period.range) {
    case 'realtime':
    case 'today':
    case 'yesterday':
      return 1
    case 'week':
      return 7
    case 'month':
    case 'last_month':
      return 31
    case 'year':
      return 366
    case 'all':
      return allDays
    case 'custom':
      return countDays(period.from, period.to)
    default: {
      const { count, unit } = relativeRangeIn(period.range)
      return Math.ceil(count * mostDays[unit])
    }
  }
}

/** The most days of a unit of relative ranges, on average of a year. */
const mostDays = { d: 1, w: 7, mo: 30.5 }

/** The day of an instant in a time zone, as `2026-11-20`. */
export const dayAt = (instant: Date, timeZone: string): string =>
  new Intl.DateTimeFormat('en-CA', { timeZone }).format(instant)

/** The first day of all time, where an answer is about it. */
export const firstDayOfAll = (range: ResolvedRange | undefined): string | undefined =>
  range?.name === 'all' ? dayAt(new Date(range.from), range.time_zone) : undefined

/** The number of days of all time, where an answer is about it. */
export const lengthOfAll = (range: ResolvedRange | undefined): number | undefined =>
  range?.name === 'all' ? Math.ceil((Date.parse(range.to) - Date.parse(range.from)) / dayMs) : undefined

/** Whether a range has another one before it that is as long: the last half hour is too short to be explained by it, and before all time there is none. */
export const canBeExplained = (range: Range | undefined): range is Exclude<Range, 'realtime' | 'all'> =>
  range !== 'realtime' && range !== 'all'

/** The present day in a time zone, as `2026-11-20`. */
export const todayIn = (timeZone: string): string => dayAt(new Date(), timeZone)

/**
 * The range on which a dashboard opens: today, until a whole day of the site’s own time has passed; then the last 7
 * days.
 */
export function openingRange(
  { created_at, time_zone }: Pick<Website, 'created_at' | 'time_zone'>,
  now: Date,
): DateRangePreset {
  // The day of the first event is not a whole day, and today is not over.
  return countDays(dayAt(new Date(created_at), time_zone), dayAt(now, time_zone)) > 2 ? '7d' : 'today'
}
