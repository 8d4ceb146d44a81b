import { endOfMonth, endOfYear, startOfMonth, startOfYear, type CalendarDate } from '@internationalized/date'
import {
  countDays,
  customRange,
  dateRangePresets,
  daysOf,
  isWholeMonth,
  isWholeWeek,
  isTwelveMonths,
  isWholeYear,
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
 * The range before or after: a week, month or year goes by weeks, months or years, twelve months by as many, any other by as
 * many days as it has. Twelve months stay whole ones. Days that happen to be a whole month, twelve of them or a year go on by those. It never leaves the limits, and gets the name of a preset
 * where it is one.
 * @param step -1 is back, 1 forward.
 * @returns null where there is nothing more to see in that direction
 */
export function shiftRange(value: DateRange, step: -1 | 1, calendar: SiteCalendar, limits: Limits): DateRange | null {
  const days = daysOf(value, calendar)
  if (days === null) return null
  const unit = unitOf(value, days, calendar)
  const shifted = unit === null ? byLength(days, step, limits) : byUnit(days, unit, step, calendar, limits)
  const times = timeTexts(value)
  if (shifted === null) return null
  return times === null ? named(shifted, calendar, unit) : customRange(shifted, times)
}

type Unit = 'week' | 'month' | 'twelve months' | 'year'

/** The presets that a shifted range may be called, by its unit. */
const namesOf = {
  week: ['week'],
  month: ['month', 'last_month'],
  'twelve months': ['12mo'],
  year: ['year'],
} as const satisfies Record<Unit, readonly DateRangePreset[]>

function unitOf(value: DateRange, days: Days, { weekStart }: SiteCalendar): Unit | null {
  if (value.range === 'week' || value.range === 'month' || value.range === 'year') return value.range
  if (value.range === 'last_month') return 'month'
  if (value.range === '12mo') return 'twelve months'
  if (value.range !== 'custom') return null
  if (isWholeYear(days)) return 'year'
  if (isWholeMonth(days)) return 'month'
  if (isTwelveMonths(days)) return 'twelve months'
  return isWholeWeek(days, weekStart) ? 'week' : null
}

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
  const start = unit === 'twelve months' ? { years: step } : { [`${unit}s`]: step }
  const whole = wholeUnit(days.first.add(start), unit, calendar)
  if (whole.first.compare(max) > 0) return null
  // Twelve months that are not over would be days of one's own.
  if (unit === 'twelve months' && whole.last.compare(max) > 0) return null
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
    case 'twelve months': {
      const first = startOfMonth(day)
      return { first, last: first.add({ months: 12 }).subtract({ days: 1 }) }
    }
    case 'year':
      return { first: startOfYear(day), last: endOfYear(day) }
  }
}

/** The name of shifted days. A range by weeks stays one: where last week is also the last 7 days, it is last week. */
function named(days: Days, calendar: SiteCalendar, unit: Unit | null): DateRange {
  const isSame = (range: DateRangePreset) => {
    const own = daysOf({ range }, calendar)
    return own !== null && own.first.compare(days.first) === 0 && own.last.compare(days.last) === 0
  }
  const range = (unit === null ? dateRangePresets : namesOf[unit]).find(isSame)
  return range === undefined ? customRange(days) : { range }
}

const earlier = (one: CalendarDate, other: CalendarDate) => (one.compare(other) < 0 ? one : other)
const later = (one: CalendarDate, other: CalendarDate | null) =>
  other === null || one.compare(other) > 0 ? one : other
