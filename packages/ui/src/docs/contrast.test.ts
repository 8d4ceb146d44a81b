import { expect, test } from 'vitest'
import { contrast } from '../theme/brand/contrast.ts'
import { contrastOf, pairs } from './contrastPairs.ts'

test('contrast is what WCAG says it is', () => {
  expect(contrast('#000000', '#ffffff')).toBe(21)
  expect(contrast('#ffffff', '#ffffff')).toBe(1)
  expect(contrast('#767676', '#ffffff')).toBeCloseTo(4.54, 2)
  expect(contrast('#ffffff', '#767676')).toBeCloseTo(4.54, 2)
})

test.each(['light', 'dark'] as const)('every pair of colours has the contrast that it needs: %s', (theme) => {
  const weak = pairs.filter((pair) => contrastOf(pair, theme) < pair.least)
  expect(weak.map((pair) => `${pair.foreground} on ${pair.background}`)).toEqual([])
})
