import { endOfMonth, endOfYear, startOfMonth, startOfYear, type CalendarDate } from '@internationalized/date'
import {
  countDays,
  customRange,
  dateRangePresets,
  daysOf,
  isWholeWeek,
  countMonths,
  isWholeYear,
  monthsOf,
  startOfWeekOf,
  type DateRange,
  type DateRangePreset,
  type DayLimits,
  type Days,
  type SiteCalendar,
} from './dateRange.ts'
import { timeTexts } from './timeTexts.ts'

type Limits = Pick<DayLimits, 'min' | 'max'>

/**
 * The range before or after: a week, month or year goes by weeks, months or years, several whole months by as many, any other by
 * as many days as it has. Days that happen to be whole months or a year go on by those. It never leaves the limits, and gets the
 * name of a preset where it is one.
 * @param step -1 is back, 1 forward.
 * @returns null where there is nothing more to see in that direction
 */
export function shiftRange(value: DateRange, step: -1 | 1, calendar: SiteCalendar, limits: Limits): DateRange | null {
  const days = daysOf(value, calendar)
  // Nothing came before all time, and nothing after it.
  if (days === null || value.range === 'all') return null
  const unit = unitOf(value, days, calendar)
  const shifted = unit === null ? byLength(days, step, limits) : byUnit(days, unit, step, calendar, limits)
  const times = timeTexts(value)
  if (shifted === null) return null
  return times === null ? named(shifted, calendar, unit) : customRange(shifted, times)
}

/** A number is one of whole months. */
type Unit = 'week' | 'month' | 'year' | number

/** The presets that a shifted range may be called, by its unit. */
const namesOf = {
  week: ['week'],
  month: ['month', 'last_month'],
  months: ['12mo'],
  year: ['year'],
} as const satisfies Record<string, readonly DateRangePreset[]>

function unitOf(value: DateRange, days: Days, { weekStart }: SiteCalendar): Unit | null {
  if (value.range === 'week' || value.range === 'month' || value.range === 'year') return value.range
  const months = monthsOf(value)
  if (months !== null) return unitOfMonths(months)
  if (value.range !== 'custom') return null
  if (isWholeYear(days)) return 'year'
  const whole = countMonths(days)
  if (whole !== null) return unitOfMonths(whole)
  return isWholeWeek(days, weekStart) ? 'week' : null
}

const unitOfMonths = (months: number): Unit => (months === 1 ? 'month' : months)

function byLength(days: Days, step: -1 | 1, { min, max }: Limits): Days | null {
  const length = countDays(days)
  if (step === 1) {
    if (days.last.compare(max) >= 0) return null
    const last = earlier(days.last.add({ days: length }), max)
    return { first: last.subtract({ days: length - 1 }), last }
  }
  if (min !== null && days.first.compare(min) <= 0) return null
  const first = later(days.first.subtract({ days: length }), min)
  return { first, last: first.add({ days: length - 1 }) }
}

function byUnit(days: Days, unit: Unit, step: -1 | 1, calendar: SiteCalendar, { min, max }: Limits): Days | null {
  const start = typeof unit === 'number' ? { months: step * unit } : { [`${unit}s`]: step }
  const whole = wholeUnit(days.first.add(start), unit, calendar)
  if (whole.first.compare(max) > 0) return null
  // Several months that are not over would be days of one's own.
  if (typeof unit === 'number' && whole.last.compare(max) > 0) return null
  if (min !== null && whole.last.compare(min) < 0) return null
  return { first: later(whole.first, min), last: earlier(whole.last, max) }
}

function wholeUnit(day: CalendarDate, unit: Unit, { weekStart }: SiteCalendar): Days {
  switch (unit) {
    case 'week': {
      const first = startOfWeekOf(day, weekStart)
      return { first, last: first.add({ days: 6 }) }
    }
    case 'month':
      return { first: startOfMonth(day), last: endOfMonth(day) }
    case 'year':
      return { first: startOfYear(day), last: endOfYear(day) }
    default: {
      const first = startOfMonth(day)
      return { first, last: first.add({ months: unit }).subtract({ days: 1 }) }
    }
  }
}

/** The name of shifted days. A range by weeks stays one: where last week is also the last 7 days, it is last week. */
function named(days: Days, calendar: SiteCalendar, unit: Unit | null): DateRange {
  const isSame = (range: DateRangePreset) => {
    const own = daysOf({ range }, calendar)
    return own !== null && own.first.compare(days.first) === 0 && own.last.compare(days.last) === 0
  }
  const names = unit === null ? dateRangePresets : namesOf[typeof unit === 'number' ? 'months' : unit]
  const range = names.find(isSame)
  return range === undefined ? customRange(days) : { range }
}

const earlier = (one: CalendarDate, other: CalendarDate) => (one.compare(other) < 0 ? one : other)
const later = (one: CalendarDate, other: CalendarDate | null) =>
  other === null || one.compare(other) > 0 ? one : other
