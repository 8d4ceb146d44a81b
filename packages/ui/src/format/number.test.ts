import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  formatAxisCount,
  formatCompact,
  formatDifference,
  formatDuration,
  formatExact,
  formatFull,
  formatMean,
  formatPercent,
  formatSiteCount,
  missing,
} from './number.ts'

const locales = ['en-US', 'zh-CN', 'ar', 'fa', 'ckb']

test.each([
  [0, '0'],
  [980, '980'],
  [999, '999'],
  [1000, '1.0k'],
  [1234, '1.2k'],
  [12_000, '12.0k'],
  [248_649, '248.6k'],
  [999_949, '999.9k'],
  [999_950, '1.0M'],
  [1_200_000, '1.2M'],
  [3_400_000_000, '3.4B'],
  [-1234, '-1.2k'],
])('compact %d is %s', (value, text) => {
  expect(formatCompact(value, 'en-US')).toBe(text)
})

test.each([
  [2.874, '2.87'],
  [1.5, '1.50'],
  [null, missing],
])('as a mean %d is %s', (value, text) => {
  expect(formatMean(value, 'en-US')).toBe(text)
})

test.each([
  [7402, '7,402'],
  [9999, '9,999'],
  [12_400, '12.4k'],
])('on a site card %d is %s', (value, text) => {
  expect(formatSiteCount(value, 'en-US')).toBe(text)
})

test.each([
  [0, '0'],
  [1500, '1.5k'],
  [3000, '3k'],
])('on an axis %d is %s', (value, text) => {
  expect(formatAxisCount(value, 'en-US')).toBe(text)
})

test.each([
  [41.8123, '41.8%'],
  [0.86, '0.86%'],
  [0.994, '0.99%'],
  [0.996, '1.0%'],
  [0.001, '<0.01%'],
  [0, '0%'],
  [100, '100%'],
])('%d percent is %s', (value, text) => {
  expect(formatPercent(value, 'en-US')).toBe(text)
})

test('in a text that runs from right to left the sign still stands before its figure', () => {
  expect(formatPercent(0.001, 'ar')).toMatch(/^\u200e<0\.01/)
})

test.each([
  [0, '0:00'],
  [0.9, '0:00'],
  [59.4, '0:59'],
  [59.6, '1:00'],
  [167, '2:47'],
  [3600, '1:00:00'],
  [3723, '1:02:03'],
])('%d seconds are %s', (seconds, text) => {
  expect(formatDuration(seconds)).toBe(text)
})

describe.each(locales)('in %s', (locale) => {
  test('a missing value is a dash, never a zero', () => {
    for (const value of [null, undefined, Number.NaN]) {
      expect(formatFull(value, locale)).toBe(missing)
      expect(formatCompact(value, locale)).toBe(missing)
      expect(formatPercent(value, locale)).toBe(missing)
    }
    expect(formatDuration(null)).toBe(missing)
  })

  test('digits are Latin', () => {
    expect(formatFull(1234, locale)).toMatch(/1.?234/)
    expect(formatPercent(12.3, locale)).toMatch(/12.3/)
  })

  test('a larger count never reads shorter than its own step', () => {
    for (let value = 1; value < 1e9; value = Math.ceil(value * 1.7)) {
      expect(formatCompact(value, locale).replaceAll(/[^\d]/g, '').length).toBeLessThanOrEqual(4)
    }
  })
})

test('a short count is never further off than half of its last digit', () => {
  const sizes = { k: 1e3, M: 1e6, B: 1e9 }
  fc.assert(
    fc.property(fc.integer({ min: -1e12, max: 1e12 }), (value) => {
      const [, number = '', suffix = ''] = /^([-\d.,]+)([kMB]?)$/.exec(formatCompact(value, 'en-US')) ?? []
      const size = suffix === '' ? 1 : sizes[suffix as keyof typeof sizes]
      const tolerance = suffix === '' ? 0 : size * 0.0501
      expect(Math.abs(Number(number.replaceAll(',', '')) * size - value)).toBeLessThanOrEqual(tolerance)
    }),
  )
})

test('a duration is its seconds', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 1e7 }), (seconds) => {
      const read = formatDuration(seconds)
        .split(':')
        .reduce((total, part) => total * 60 + Number(part), 0)
      expect(read).toBe(seconds)
    }),
  )
})

test.each([
  [96, undefined, '+96'],
  [-1180.4, undefined, '-1,180'],
  [0.2, undefined, '0'],
  [-12.75, 1, '-12.8'],
  [null, undefined, '–'],
])('a difference of %d with %s decimals is %s', (value, digits, text) => {
  expect(formatDifference(value, 'en-US', digits)).toBe(text)
})

test('a percentage reads back as what it was, to the digits that are shown', () => {
  fc.assert(
    fc.property(fc.double({ min: 0.01, max: 1000, noNaN: true }), (percent) => {
      const read = Number(formatPercent(percent, 'en-US').replaceAll(/[,%]/g, ''))
      expect(Math.abs(read - percent)).toBeLessThanOrEqual(percent < 0.995 ? 0.005_01 : 0.0501)
    }),
  )
})

test('an exact number keeps its decimals', () => {
  expect([12.5, 9880.25, 2000, 0, null].map((value) => formatExact(value, 'en-US'))).toEqual([
    '12.5',
    '9,880.25',
    '2,000',
    '0',
    missing,
  ])
})
