import { expect, test } from 'vitest'
import { daysOfHours, weekHoursOf } from './weekHours.ts'

test.each([
  ['a week stays as it is', '2026-11-14', '2026-11-20', '2026-11-14', '2026-11-20'],
  ['one day is too few', '2026-11-20', '2026-11-20', '2026-11-07', '2026-11-20'],
  ['a month is more than a series by the hour may have', '2026-10-01', '2026-10-31', '2026-10-18', '2026-10-31'],
  ['days to come have no hours', '2026-11-16', '2026-11-30', '2026-11-16', '2026-11-25'],
])('%s', (_, from, to, first, last) => {
  expect(daysOfHours({ from, to }, '2026-11-25')).toEqual({ from: first, to: last })
})

const hour = (start: string, value: number | null, isPartial = false) => ({ start, value, isPartial })

test('an hour of the week is the mean of those that are over, in the time zone of the site', () => {
  const week = weekHoursOf(
    [
      // 23:00 UTC on a Sunday is midnight of Monday in Berlin.
      hour('2026-11-08T23:00:00.000Z', 10),
      hour('2026-11-15T23:00:00.000Z', 20),
      hour('2026-11-22T23:00:00.000Z', 900, true),
      hour('2026-11-09T12:00:00.000Z', null),
    ],
    'Europe/Berlin',
  )
  expect(week).toHaveLength(7)
  expect(week.every((day) => day.length === 24)).toBe(true)
  expect(week[0]?.[0]).toBe(15)
  expect(week[0]?.[13]).toBeNull()
  expect(week[6]?.[23]).toBeNull()
})

test('the hour that comes twice when summer time ends counts as two', () => {
  const week = weekHoursOf([hour('2026-10-25T00:00:00.000Z', 4), hour('2026-10-25T01:00:00.000Z', 8)], 'Europe/Berlin')
  expect(week[6]?.[2]).toBe(6)
})
