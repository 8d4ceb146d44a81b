import { parseDate, Time } from '@internationalized/date'
import { expect, test } from 'vitest'
import { customRange, daysOf, type SiteCalendar } from './dateRange.ts'
import { orderedTimes, textsOf, timesOf, wholeDays } from './dayTimes.ts'
import { shiftRange } from './shiftRange.ts'
import { widenRange } from './widenRange.ts'

const friday: SiteCalendar = { today: parseDate('2026-11-20'), weekStart: 'monday' }
const limits = { min: null, max: friday.today, maxDays: null, isUnavailable: null }
const shift = { range: 'custom', from: '2026-11-09T08:00', to: '2026-11-10T17:30' } as const

test('the minutes of a range are told from its days', () => {
  expect(daysOf(shift, friday)).toEqual({ first: parseDate('2026-11-09'), last: parseDate('2026-11-10') })
  expect(timesOf(shift)).toEqual({ first: new Time(8, 0), last: new Time(17, 30) })
  expect(timesOf({ range: 'custom', from: '2026-11-09', to: '2026-11-10' })).toBeNull()
  expect(timesOf({ range: 'custom', from: '2026-11-09T25:00', to: '2026-11-10T17:30' })).toBeNull()
  expect(timesOf({ range: '7d' })).toBeNull()
})

test('minutes are written as they are read', () => {
  const days = { first: parseDate('2026-11-09'), last: parseDate('2026-11-10') }
  const times = timesOf(shift)
  expect(customRange(days, times && textsOf(times))).toEqual(shift)
})

test('times follow the days that were typed the wrong way round, and hours of one day their own order', () => {
  const [one, two] = [parseDate('2026-11-09'), parseDate('2026-11-10')]
  const [morning, evening] = [new Time(8, 0), new Time(17, 30)]
  const reversed = { first: evening, last: morning }
  expect(orderedTimes({ first: two, last: one }, reversed)).toEqual({ first: morning, last: evening })
  expect(orderedTimes({ first: one, last: two }, reversed)).toEqual(reversed)
  expect(orderedTimes({ first: one, last: one }, reversed)).toEqual({ first: morning, last: evening })
})

test('whole days have no times, whichever way they were typed', () => {
  const [one, two] = [parseDate('2026-11-09'), parseDate('2026-11-10')]
  expect(orderedTimes({ first: one, last: one }, wholeDays)).toBeNull()
  expect(orderedTimes({ first: two, last: one }, wholeDays)).toBeNull()
})

test('the range before and a wider one keep the hours', () => {
  expect(shiftRange(shift, -1, friday, limits)).toEqual({
    range: 'custom',
    from: '2026-11-07T08:00',
    to: '2026-11-08T17:30',
  })
  expect(widenRange(shift, friday, limits)).toEqual({
    range: 'custom',
    from: '2026-11-08T08:00',
    to: '2026-11-11T17:30',
  })
})
