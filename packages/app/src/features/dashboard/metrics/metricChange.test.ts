import { expect, test } from 'vitest'
import { fourWeeks } from '../../../testing/fixtures.ts'
import { metricChangeOf } from './metricChange.ts'

const comparison = (visitors: number, visits = visitors) => ({
  range: fourWeeks.range,
  totals: { ...fourWeeks.totals, visitors, visits, bounce_rate: 0 },
  change: { visitors: 12.6, bounce_rate: 100 },
  points: {},
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

test('below 30 visitors counts show their difference, and rates keep their percentage', () => {
  const few = { ...fourWeeks, totals: { ...fourWeeks.totals, visitors: 29 }, comparison: comparison(41) }
  expect(metricChangeOf(few, 'visitors')).toEqual({ kind: 'count', difference: -12, previous: 41 })
  expect(metricChangeOf(few, 'bounce_rate')?.kind).toBe('percent')
})

test('a rate without visits has no change', () => {
  const none = { ...fourWeeks, comparison: comparison(0, 0) }
  expect(metricChangeOf(none, 'bounce_rate')).toEqual({ kind: 'percent', percent: null, previous: null })
})
