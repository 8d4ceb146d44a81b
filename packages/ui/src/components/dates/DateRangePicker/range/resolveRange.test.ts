import { expect, test } from 'vitest'
import type { RelativeUnit } from './dateRange.ts'
import { resolveRange } from './resolveRange.ts'

const now = new Date('2026-11-20T23:30:00Z')

test('a range comes to its days in the time zone', () => {
  expect(resolveRange({ range: 'today' }, { timeZone: 'UTC', now })).toEqual({ from: '2026-11-20', to: '2026-11-20' })
  expect(resolveRange({ range: '7d' }, { timeZone: 'Europe/Berlin', now })).toEqual({
    from: '2026-11-14',
    to: '2026-11-20',
  })
})

test('a week begins on the first day of the week', () => {
  const week = (weekStart: 'monday' | 'sunday') =>
    resolveRange({ range: 'week' }, { timeZone: 'UTC', weekStart, now })?.from
  expect([week('monday'), week('sunday')]).toEqual(['2026-11-16', '2026-11-15'])
})

test('the last days and weeks end yesterday, the last months with the month before', () => {
  const last = (count: number, unit: RelativeUnit) =>
    resolveRange({ range: 'last', count, unit }, { timeZone: 'UTC', now })
  expect(last(45, 'day')).toEqual({ from: '2026-10-06', to: '2026-11-19' })
  expect(last(2, 'week')).toEqual({ from: '2026-11-06', to: '2026-11-19' })
  expect(last(3, 'month')).toEqual({ from: '2026-08-01', to: '2026-10-31' })
})

test('all time begins on the day that is given', () => {
  const all = (firstDay?: string) => resolveRange({ range: 'all' }, { timeZone: 'UTC', firstDay, now })
  expect(all('2020-02-29')).toEqual({ from: '2020-02-29', to: '2026-11-20' })
  expect(all()).toBeNull()
})

test('minutes of a range stay', () => {
  const minutes = { from: '2026-11-09T08:00', to: '2026-11-10T17:30' }
  expect(resolveRange({ range: 'custom', ...minutes }, { timeZone: 'UTC', now })).toEqual(minutes)
})

test('minutes and days that are none come to no days', () => {
  expect(resolveRange({ range: 'realtime' }, { timeZone: 'UTC', now })).toBeNull()
  expect(resolveRange({ range: 'custom', from: '2026-02-30', to: '2026-03-01' }, { timeZone: 'UTC', now })).toBeNull()
})
