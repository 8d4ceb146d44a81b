import { expect, test } from 'vitest'
import { fourWeeks } from '../../../testing/fixtures.ts'
import { metricChangeOf } from './metricChange.ts'

const comparison = (visitors: number, visits = visitors) => ({
  range: fourWeeks.range,
  totals: { ...fourWeeks.totals, visitors, visits, bounce_rate: 0 },
  change: { visitors: 12.6, bounce_rate: 100 },
  points: { bounce_rate: 7.2 },
})

test('there is no change without a comparison', () => {
  expect(metricChangeOf(fourWeeks, 'visitors')).toBeUndefined()
})

test('a figure has its change in percent, and the one it is compared with', () => {
  expect(metricChangeOf({ ...fourWeeks, comparison: comparison(76_700) }, 'visitors')).toEqual({
    kind: 'percent',
    percent: 12.6,
    previous: 76_700,
  })
})

test('days before the first data are no measure', () => {
  const since = '2026-11-03T09:00:00.000Z'
  const cut = { ...fourWeeks, comparison: { ...comparison(3), data_since: since } }
  expect(metricChangeOf(cut, 'visitors')).toEqual({ kind: 'none', since })
})

test('below 30 visitors counts show their difference', () => {
  const few = { ...fourWeeks, totals: { ...fourWeeks.totals, visitors: 29 }, comparison: comparison(41) }
  expect(metricChangeOf(few, 'visitors')).toEqual({ kind: 'count', difference: -12, previous: 41 })
})

test('below 30 visitors every count shows its difference, a sum does not', () => {
  const few = { ...fourWeeks, totals: { ...fourWeeks.totals, visitors: 29, events: 3, revenue: 900 } }
  const before = { ...comparison(41), totals: { ...comparison(41).totals, events: 7, revenue: 300 } }
  const withRevenue = { ...few, comparison: { ...before, change: { revenue: 200 } } }
  expect(metricChangeOf(withRevenue, 'events')).toEqual({ kind: 'count', difference: -4, previous: 7 })
  expect(metricChangeOf(withRevenue, 'revenue')).toEqual({ kind: 'percent', percent: 200, previous: 300 })
})

test('a rate changes in points, however few visitors there are', () => {
  const few = { ...fourWeeks, totals: { ...fourWeeks.totals, visitors: 29 }, comparison: comparison(41) }
  expect(metricChangeOf(few, 'bounce_rate')).toEqual({ kind: 'points', points: 7.2, previous: 0 })
})

test('a rate without visits has no change', () => {
  const none = { ...fourWeeks, comparison: comparison(0, 0) }
  expect(metricChangeOf(none, 'bounce_rate')).toEqual({ kind: 'points', points: null, previous: null })
})
