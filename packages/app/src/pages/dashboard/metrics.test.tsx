import { expect, test } from 'vitest'
import { figureOf } from './metrics.ts'
import { isRange, rangeIn } from './range.ts'

const nothing = { visitors: 0, visits: 0, pageviews: 0, views_per_visit: 0, bounce_rate: 0, visit_duration: null }

test('a rate without a visit is missing', () => {
  expect(figureOf(nothing, 'bounce_rate')).toBeNull()
  expect(figureOf(nothing, 'visit_duration')).toBeNull()
  expect(figureOf(nothing, 'visitors')).toBe(0)
  expect(figureOf({ ...nothing, visits: 2 }, 'bounce_rate')).toBe(0)
})

test('the range stands in the address; today is meant where it does not', () => {
  expect(rangeIn(new URLSearchParams('range=28d'))).toBe('28d')
  expect(rangeIn(new URLSearchParams('range=8d'))).toBe('today')
  expect(rangeIn(new URLSearchParams())).toBe('today')
  expect(isRange('toString')).toBe(false)
})
