import { rangeIn } from '@sightline/api-client'
import { expect, test } from 'vitest'
import { choicesFor, intervalsFor } from './interval.ts'
import { periodIn, periodOf, pickedOf, type Period } from './range.ts'

const custom = (from: string, to: string): Period => ({ range: 'custom', from, to })

test.each<[Period, readonly string[]]>([
  [{ range: 'realtime' }, ['minute']],
  [{ range: 'today' }, ['hour']],
  [{ range: '7d' }, ['hour', 'day']],
  [{ range: '30d' }, ['day', 'week']],
  [{ range: '90d' }, ['day', 'week', 'month']],
  [{ range: 'year' }, ['day', 'week', 'month']],
  // 16 days of 25 hours are 400 points; one day more is too much.
  [custom('2026-03-01', '2026-03-16'), ['hour', 'day', 'week']],
  [custom('2026-03-01', '2026-03-17'), ['day', 'week']],
  [custom('2025-01-01', '2026-02-04'), ['day', 'week', 'month']],
  [custom('2025-01-01', '2026-02-05'), ['week', 'month']],
  [custom('2010-01-01', '2026-02-05'), ['month']],
  [{ range: '14d' }, ['hour', 'day', 'week']],
  [{ range: '8w' }, ['day', 'week', 'month']],
  [{ range: '36mo' }, ['week', 'month']],
  // The service leaves out what all time has outgrown.
  [{ range: 'all' }, ['hour', 'day', 'week', 'month']],
])('%j can be shown in %j', (period, intervals) => {
  expect(intervalsFor(period)).toEqual(intervals)
})

test('the days of all time, where they are known, tell which intervals can be chosen', () => {
  const possible = (days?: number) =>
    choicesFor({ range: 'all' }, days).flatMap(({ interval, isPossible }) => (isPossible ? [interval] : []))
  expect(possible(10)).toEqual(['hour', 'day'])
  expect(possible(500)).toEqual(['week', 'month'])
  expect(possible()).toEqual(['week', 'month'])
})

test.each<Period>([
  { range: 'today' },
  { range: '7d' },
  { range: '12mo' },
  { range: 'all' },
  { range: '14d' },
  { range: '6w' },
  { range: '18mo' },
  { range: 'custom', from: '2026-01-01', to: '2026-01-31' },
])('%j is the same in the address and in the picker', (period) => {
  expect(periodIn(new URLSearchParams({ ...period }))).toEqual(period)
  expect(periodOf(pickedOf(period))).toEqual(period)
})

test('relative days that have a name of their own get it', () => {
  expect(periodOf({ range: 'last', count: 7, unit: 'day' })).toEqual({ range: '7d' })
  expect(pickedOf({ range: '7d' })).toEqual({ range: '7d' })
  expect(pickedOf({ range: '2w' })).toEqual({ range: 'last', count: 2, unit: 'week' })
})

test('no other text is a range', () => {
  for (const text of ['0d', '01d', '1000d', '-3d', '3y', 'd', '3 d', '3D', '', 'last'])
    expect(rangeIn(text), text).toBeUndefined()
})
