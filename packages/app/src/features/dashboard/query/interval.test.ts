import { expect, test } from 'vitest'
import { intervalsFor } from './interval.ts'
import type { Period } from './range.ts'

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
])('%j can be shown in %j', (period, intervals) => {
  expect(intervalsFor(period)).toEqual(intervals)
})
