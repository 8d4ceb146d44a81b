import { expect, test } from 'vitest'
import { forecastHorizon } from './forecast.ts'

test.each([
  [1, 7],
  [7, 7],
  [28, 20],
  [30, 21],
  [90, 63],
  [366, 90],
])('beside %i days %i are forecast', (shown, expected) => {
  expect(forecastHorizon(shown)).toBe(expected)
})
