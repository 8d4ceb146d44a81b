import { CalendarDate, parseDate } from '@internationalized/date'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  countDays,
  customRange,
  dateRangePresets,
  dayIn,
  daysOf,
  monthsOf,
  countMonths,
  startOfWeekOf,
  todayIn,
  type DateRange,
  type SiteCalendar,
} from './dateRange.ts'
import { comparisonDays } from './comparisonDays.ts'
import { problemOf, wrongDays } from './rangeProblem.ts'
import { furtherPresets, rangesOf } from './presets.ts'
import { shiftRange } from './shiftRange.ts'
import { zoneWithOffset } from './timeZone.ts'
import { withSameWeekdays } from '../months/sameWeekdays.ts'
import { widenRange } from './widenRange.ts'

const day = fc.integer({ min: 0, max: 20_000 }).map((days) => new CalendarDate(1990, 1, 1).add({ days }))
const weekStart = fc.constantFrom('monday', 'saturday', 'sunday')
const site: fc.Arbitrary<SiteCalendar> = fc.record({ today: day, weekStart })
const preset = fc.constantFrom(...dateRangePresets.filter((name) => name !== 'realtime' && name !== 'all'))
const custom = fc.tuple(fc.integer({ min: 0, max: 400 }), fc.integer({ min: 1, max: 400 }))

/** A range of any kind that ends today or earlier. */
const ranged = fc
  .tuple(site, fc.oneof(preset, custom))
  .map(([calendar, kind]): { calendar: SiteCalendar; value: DateRange } => {
    if (typeof kind === 'string') return { calendar, value: { range: kind } }
    const last = calendar.today.subtract({ days: kind[0] })
    return { calendar, value: customRange({ first: last.subtract({ days: kind[1] - 1 }), last }) }
  })

const shown = (value: DateRange, calendar: SiteCalendar) => {
  const days = daysOf(value, calendar)
  return days === null ? null : `${days.first.toString()}/${days.last.toString()}`
}
/** Whether a range is stepped by months or years; a custom range may happen to be a whole month or year. */
function isMonthOrYear(value: DateRange, calendar: SiteCalendar): boolean {
  const days = daysOf(value, calendar)
  if (['month', 'year', 'last_month', '12mo'].includes(value.range)) return true
  return value.range === 'custom' && days !== null && countMonths(days) !== null
}
const friday: SiteCalendar = { today: parseDate('2026-11-20'), weekStart: 'monday' }
const limits = { min: null, max: friday.today }

test.each([
  ['today', '2026-11-20/2026-11-20'],
  ['yesterday', '2026-11-19/2026-11-19'],
  ['7d', '2026-11-13/2026-11-19'],
  ['30d', '2026-10-21/2026-11-19'],
  ['week', '2026-11-16/2026-11-20'],
  ['month', '2026-11-01/2026-11-20'],
  ['year', '2026-01-01/2026-11-20'],
  ['last_month', '2026-10-01/2026-10-31'],
  ['12mo', '2025-11-01/2026-10-31'],
  ['realtime', null],
  ['all', null],
] as const)('%s has the days %s', (range, days) => {
  expect(shown({ range }, friday)).toBe(days)
})

test('all time begins with the first day that there is', () => {
  const calendar = { ...friday, firstDay: parseDate('2019-03-04') }
  expect(shown({ range: 'all' }, calendar)).toBe('2019-03-04/2026-11-20')
  expect(shiftRange({ range: 'all' }, -1, calendar, limits)).toBeNull()
  expect(widenRange({ range: 'all' }, calendar, { ...limits, maxDays: null, isUnavailable: null })).toBeNull()
})

test('whole months are compared with whole months', () => {
  const before = (value: DateRange) => {
    const days = daysOf(value, friday)
    const earlier = days && comparisonDays(days, { kind: 'previous' }, monthsOf(value))
    return earlier && `${earlier.first.toString()}/${earlier.last.toString()}`
  }
  expect(before({ range: 'last_month' })).toBe('2026-09-01/2026-09-30')
  expect(before({ range: '12mo' })).toBe('2024-11-01/2025-10-31')
  expect(before({ range: 'last', count: 2, unit: 'month' })).toBe('2026-07-01/2026-08-31')
  expect(before({ range: 'last', count: 2, unit: 'week' })).toBe('2026-10-23/2026-11-05')
})

test('several whole months go on by as many', () => {
  const earlier = (value: DateRange) => shiftRange(value, -1, friday, limits)
  const quarter = { range: 'custom', from: '2026-05-01', to: '2026-07-31' } as const
  expect(earlier({ range: 'last', count: 3, unit: 'month' })).toEqual(quarter)
  expect(earlier(quarter)).toEqual({ range: 'custom', from: '2026-02-01', to: '2026-04-30' })
  expect(shiftRange(quarter, 1, friday, limits)).toEqual({ range: 'custom', from: '2026-08-01', to: '2026-10-31' })
  expect(shiftRange({ range: 'last', count: 3, unit: 'month' }, 1, friday, limits)).toBeNull()
})

test('the week begins where the site’s does', () => {
  expect(shown({ range: 'week' }, { ...friday, weekStart: 'sunday' })).toBe('2026-11-15/2026-11-20')
  expect(shown({ range: 'week' }, { ...friday, weekStart: 'saturday' })).toBe('2026-11-14/2026-11-20')
})

test('days that are none make no range', () => {
  expect(dayIn('2026-02-30')).toBeNull()
  expect(dayIn('yesterday')).toBeNull()
  expect(daysOf({ range: 'custom', from: '2026-02-30', to: '2026-03-01' }, friday)).toBeNull()
})

test('today is the site’s day', () => {
  const late = new Date('2026-11-20T23:30:00Z')
  expect(todayIn('Europe/Berlin', late).toString()).toBe('2026-11-21')
  expect(todayIn('America/New_York', late).toString()).toBe('2026-11-20')
  expect(zoneWithOffset('Europe/Berlin', late)).toBe('Europe/Berlin (UTC+1)')
  expect(zoneWithOffset('Asia/Kolkata', late)).toBe('Asia/Kolkata (UTC+5:30)')
  expect(zoneWithOffset('UTC', late)).toBe('UTC')
  expect(zoneWithOffset('Nowhere/Here', late)).toBe('Nowhere/Here')
})

test('the period before is as long and ends the day before; both ends belong to it', () => {
  fc.assert(
    fc.property(ranged, ({ value, calendar }) => {
      const days = daysOf(value, calendar)
      const before = days && comparisonDays(days, { kind: 'previous' })
      if (days === null || before === null) throw new Error('a range with days')
      expect(countDays(before)).toBe(countDays(days))
      expect(before.last.add({ days: 1 }).compare(days.first)).toBe(0)
    }),
  )
})

test('a year earlier has the same dates', () => {
  const days = { first: parseDate('2024-02-29'), last: parseDate('2024-03-02') }
  const before = comparisonDays(days, { kind: 'year' })
  expect(before?.first.toString()).toBe('2023-02-28')
  expect(before?.last.toString()).toBe('2023-03-02')
})

test('a step keeps within the limits, and goes where it points', () => {
  fc.assert(
    fc.property(ranged, fc.constantFrom(-1, 1), fc.option(fc.nat(500)), ({ value, calendar }, step, ago) => {
      const { today } = calendar
      const min = ago === null ? null : today.subtract({ days: ago })
      const days = daysOf(value, calendar)
      fc.pre(days !== null && (min === null || days.first.compare(min) >= 0))
      const next = shiftRange(value, step, calendar, { min, max: today })
      fc.pre(next !== null)
      const shifted = daysOf(next, calendar)
      if (shifted === null) throw new Error('a step led to no days')
      expect(shifted.last.compare(today)).toBeLessThanOrEqual(0)
      expect(shifted.first.compare(min ?? shifted.first)).toBeGreaterThanOrEqual(0)
      expect(shifted.first.compare(shifted.last)).toBeLessThanOrEqual(0)
      expect(Math.sign(shifted.first.compare(days.first))).toBe(step)
    }),
  )
})

test('back and forward again is where it was', () => {
  fc.assert(
    fc.property(ranged, ({ value, calendar }) => {
      const open = { min: null, max: calendar.today }
      const back = shiftRange(value, -1, calendar, open)
      if (back === null) throw new Error('without a first day there is always an earlier range')
      fc.pre(isMonthOrYear(value, calendar) || !isMonthOrYear(back, calendar))
      const forth = shiftRange(back, 1, calendar, open)
      expect(forth && shown(forth, calendar)).toBe(shown(value, calendar))
    }),
  )
})

test('days that happen to be a whole month go on by months', () => {
  const calendar: SiteCalendar = { today: parseDate('2015-05-31'), weekStart: 'monday' }
  const open = { min: null, max: calendar.today }
  const april = shiftRange({ range: '30d' }, -1, calendar, open)
  expect(april).toEqual({ range: 'last_month' })
  expect(april && shiftRange(april, 1, calendar, open)).toEqual({ range: 'month' })
})

test('last month leads to this month, and twelve months to twelve others', () => {
  expect(shiftRange({ range: 'last_month' }, 1, friday, limits)).toEqual({ range: 'month' })
  const before = shiftRange({ range: '12mo' }, -1, friday, limits)
  expect(before).toEqual({ range: 'custom', from: '2024-11-01', to: '2025-10-31' })
  expect(before && shiftRange(before, 1, friday, limits)).toEqual({ range: '12mo' })
  expect(shiftRange({ range: '12mo' }, 1, friday, limits)).toBeNull()
})

test('further presets stand below the custom range', () => {
  expect(rangesOf([['7d'], furtherPresets, []])).toEqual([['7d'], ['custom'], ['last_month', '12mo', 'all']])
})

test('nothing comes after today, and minutes have no steps', () => {
  expect(shiftRange({ range: 'today' }, 1, friday, limits)).toBeNull()
  expect(shiftRange({ range: 'month' }, 1, friday, limits)).toBeNull()
  expect(shiftRange({ range: 'realtime' }, -1, friday, limits)).toBeNull()
  expect(shiftRange({ range: 'yesterday' }, 1, friday, limits)).toEqual({ range: 'today' })
  expect(shiftRange({ range: 'today' }, -1, friday, limits)).toEqual({ range: 'yesterday' })
})

test('months go by months', () => {
  const october = { range: 'custom', from: '2026-10-01', to: '2026-10-31' } as const
  expect(shiftRange({ range: 'month' }, -1, friday, limits)).toEqual({ range: 'last_month' })
  expect(shiftRange(october, -1, friday, limits)).toEqual({ range: 'custom', from: '2026-09-01', to: '2026-09-30' })
  expect(shiftRange(october, 1, friday, limits)).toEqual({ range: 'month' })
  expect(shiftRange({ range: 'year' }, -1, friday, limits)).toEqual({
    range: 'custom',
    from: '2025-01-01',
    to: '2025-12-31',
  })
})

test('the week of a day begins on the site’s first weekday, at most six days before', () => {
  fc.assert(
    fc.property(site, ({ today, weekStart: starts }) => {
      const first = startOfWeekOf(today, starts)
      const weekday = first.toDate('UTC').getUTCDay()
      expect(weekday).toBe({ sunday: 0, monday: 1, saturday: 6 }[starts])
      expect(today.compare(first)).toBeGreaterThanOrEqual(0)
      expect(today.compare(first)).toBeLessThan(7)
    }),
  )
})

test('typed days are checked against every limit', () => {
  const isUnavailable = (one: CalendarDate) => one.toString() === '2026-02-10'
  const within = { min: parseDate('2026-01-01'), max: friday.today, maxDays: 90, isUnavailable }
  const check = (first: string, last: string) => problemOf(dayIn(first), dayIn(last), within)
  expect(check('2026-10-01', '2026-10-31')).toBeNull()
  expect(check('', '2026-10-31')).toBe('missing')
  // Whichever way they were typed.
  expect(check('2026-10-31', '2026-10-01')).toBeNull()
  expect(check('2026-11-21', '2026-11-01')).toBe('late')
  expect(check('2026-02-01', '2026-02-20')).toBe('unavailable')
  expect(check('2026-02-11', '2026-02-20')).toBeNull()
  expect(check('2025-12-31', '2026-01-05')).toBe('early')
  expect(check('2026-11-01', '2026-11-21')).toBe('late')
  expect(check('2026-08-01', '2026-10-29')).toBeNull()
  expect(check('2026-08-01', '2026-10-30')).toBe('long')
})

test('of two typed days those that break a limit are wrong', () => {
  const within = { min: parseDate('2026-01-01'), max: friday.today, maxDays: 30, isUnavailable: null }
  const wrong = (first: string, last: string) => {
    const days = { first: dayIn(first), last: dayIn(last) }
    return wrongDays(problemOf(days.first, days.last, within), days, within)
  }
  expect(wrong('2026-12-01', '2026-11-20')).toEqual({ first: true, last: false })
  expect(wrong('2026-11-01', '2026-12-01')).toEqual({ first: false, last: true })
  expect(wrong('2026-12-01', '2026-12-02')).toEqual({ first: true, last: true })
  expect(wrong('2025-12-31', '2026-01-02')).toEqual({ first: true, last: false })
  expect(wrong('2026-09-01', '2026-11-01')).toEqual({ first: true, last: true })
  expect(wrong('2026-11-01', '2026-11-02')).toEqual({ first: false, last: false })
  expect(wrong('', '2026-11-02')).toEqual({ first: false, last: false })
})

test('days that are compared on the same weekdays do not overlap, and are the nearest such days', () => {
  fc.assert(
    fc.property(ranged, fc.constantFrom('previous', 'year'), ({ value, calendar }, kind) => {
      const days = daysOf(value, calendar)
      if (days === null) throw new Error('a range with days')
      const moved = withSameWeekdays(days, kind)
      const plain = comparisonDays(days, { kind })
      expect(countDays(moved)).toBe(countDays(days))
      expect(days.first.compare(moved.first) % 7).toBe(0)
      const isApart = kind === 'year' || moved.last.compare(days.first) < 0
      expect(isApart).toBe(true)
      const apart = Math.abs(moved.first.compare(plain?.first ?? days.first))
      expect(apart).toBeLessThan(kind === 'previous' ? 7 : 4)
    }),
  )
})

test('a widened range contains the former one and keeps within the limits', () => {
  fc.assert(
    fc.property(ranged, fc.option(fc.integer({ min: 1, max: 500 })), fc.option(fc.nat(500)), (one, maxDays, ago) => {
      const { value, calendar } = one
      const days = daysOf(value, calendar)
      if (days === null) throw new Error('a range with days')
      const min = ago === null ? null : days.first.subtract({ days: ago })
      const wider = widenRange(value, calendar, { min, max: calendar.today, maxDays, isUnavailable: null })
      fc.pre(wider !== null)
      const now = daysOf(wider, calendar)
      if (now === null) throw new Error('it led to no days')
      expect(countDays(now)).toBeGreaterThan(countDays(days))
      expect(countDays(now)).toBeLessThanOrEqual(Math.min(2 * countDays(days), maxDays ?? Infinity))
      expect(now.first.compare(days.first)).toBeLessThanOrEqual(0)
      expect(now.last.compare(days.last)).toBeGreaterThanOrEqual(0)
      expect(now.last.compare(calendar.today)).toBeLessThanOrEqual(0)
      expect(now.first.compare(min ?? now.first)).toBeGreaterThanOrEqual(0)
    }),
  )
})

test('twice as long is centred, or grows backwards where today is in the way', () => {
  const open = { min: null, max: friday.today, maxDays: null, isUnavailable: null }
  const widened = (value: DateRange) => widenRange(value, friday, open)
  expect(widened({ range: 'custom', from: '2026-10-05', to: '2026-10-08' })).toEqual(
    customRange({ first: parseDate('2026-10-03'), last: parseDate('2026-10-10') }),
  )
  expect(widened({ range: '7d' })).toEqual({ range: 'custom', from: '2026-11-07', to: '2026-11-20' })
  expect(widened({ range: 'realtime' })).toBeNull()
})
