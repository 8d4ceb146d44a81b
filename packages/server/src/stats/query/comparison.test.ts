import type { Range } from '@sightline/api-client/contract'
import { expect, test } from 'vitest'
import { comparedDays, comparisonOf } from './comparison.ts'
import { resolveRange } from './ranges.ts'

const at = (text: string): number => new Date(text).getTime()
const NOON = at('2026-11-20T12:20:00Z')

function comparisonIn(
  range: Range,
  compare: 'previous' | 'year' | 'custom',
  more: { from?: string; to?: string; zone?: string; now?: number; compareFrom?: string; compareTo?: string } = {},
): string[] {
  const { zone = 'Etc/UTC', now = NOON } = more
  const period = resolveRange(range, zone, now, more)
  const { from, to } = comparisonOf(period, compare, { from: more.compareFrom, to: more.compareTo }, now)
  return [from, to].map((ms) => new Date(ms).toISOString())
}

test('whole days are compared with as many whole days before', () => {
  expect(comparisonIn('7d', 'previous')).toEqual(['2026-11-06T00:00:00.000Z', '2026-11-13T00:00:00.000Z'])
  expect(comparisonIn('yesterday', 'previous')).toEqual(['2026-11-18T00:00:00.000Z', '2026-11-19T00:00:00.000Z'])
  const january = { from: '2021-01-01', to: '2021-01-31' }
  expect(comparisonIn('custom', 'previous', january)).toEqual(['2020-12-01T00:00:00.000Z', '2021-01-01T00:00:00.000Z'])
})

test('whole months are compared with the whole months before', () => {
  expect(comparisonIn('last_month', 'previous')).toEqual(['2026-09-01T00:00:00.000Z', '2026-10-01T00:00:00.000Z'])
  expect(comparisonIn('12mo', 'previous')).toEqual(['2024-11-01T00:00:00.000Z', '2025-11-01T00:00:00.000Z'])
})

test('while the range runs, the days before are cut at the same time', () => {
  expect(comparisonIn('today', 'previous')).toEqual(['2026-11-19T00:00:00.000Z', '2026-11-19T12:20:00.000Z'])
  expect(comparisonIn('month', 'previous')).toEqual(['2026-10-12T00:00:00.000Z', '2026-10-31T12:20:00.000Z'])
  expect(comparisonIn('week', 'previous')).toEqual(['2026-11-11T00:00:00.000Z', '2026-11-15T12:20:00.000Z'])
  const until = { from: '2026-11-18', to: '2026-11-25' }
  expect(comparisonIn('custom', 'previous', until)).toEqual(['2026-11-10T00:00:00.000Z', '2026-11-12T12:20:00.000Z'])
})

test('a day is cut at the same elapsed time though the clock changed in it', () => {
  const now = at('2026-03-29T10:00:00Z')
  const zone = 'Europe/Berlin'
  expect(comparisonIn('today', 'previous', { zone, now })).toEqual([
    '2026-03-27T23:00:00.000Z',
    '2026-03-28T10:00:00.000Z',
  ])
  const late = at('2026-10-25T22:50:00Z')
  // The time is 24 hours and 50 minutes after midnight, and the day before has only 24 hours.
  expect(comparisonIn('today', 'previous', { zone, now: late })[1]).toBe('2026-10-24T22:00:00.000Z')
})

test('the year before has the same dates', () => {
  expect(comparisonIn('7d', 'year')).toEqual(['2025-11-13T00:00:00.000Z', '2025-11-20T00:00:00.000Z'])
  expect(comparisonIn('year', 'year')).toEqual(['2025-01-01T00:00:00.000Z', '2025-11-20T12:20:00.000Z'])
  const leap = { from: '2024-02-29', to: '2024-02-29' }
  expect(comparisonIn('custom', 'year', leap)).toEqual(['2023-02-28T00:00:00.000Z', '2023-03-01T00:00:00.000Z'])
})

test('the last half hour is compared with the one before it', () => {
  expect(comparisonIn('realtime', 'previous')).toEqual(['2026-11-20T11:20:00.000Z', '2026-11-20T11:50:00.000Z'])
  expect(comparisonIn('realtime', 'year')).toEqual(['2025-11-20T11:50:00.000Z', '2025-11-20T12:20:00.000Z'])
  const days = { compareFrom: '2026-05-01', compareTo: '2026-05-03' }
  expect(() => comparisonIn('realtime', 'custom', days)).toThrow('invalid_input')
})

test('whole months have as many whole months before them, weeks and days as many days', () => {
  expect(comparisonIn('3mo', 'previous')).toEqual(['2026-05-01T00:00:00.000Z', '2026-08-01T00:00:00.000Z'])
  expect(comparisonIn('2w', 'previous')).toEqual(['2026-10-23T00:00:00.000Z', '2026-11-06T00:00:00.000Z'])
  expect(comparisonIn('45d', 'previous')).toEqual(['2026-08-22T00:00:00.000Z', '2026-10-06T00:00:00.000Z'])
})

test('other days are whole, both included', () => {
  const days = { compareFrom: '2026-05-01', compareTo: '2026-05-03' }
  expect(comparisonIn('today', 'custom', days)).toEqual(['2026-05-01T00:00:00.000Z', '2026-05-04T00:00:00.000Z'])
  expect(() => comparisonIn('today', 'custom', { compareFrom: '2026-05-01' })).toThrow('invalid_input')
})

test('the series of a comparison has the whole of its last day, up to now', () => {
  const daysOf = (range: Range, compareTo = '2026-11-20') => {
    const period = resolveRange(range, 'Etc/UTC', NOON)
    const custom = range === '7d' ? ({ from: '2026-11-19', to: compareTo } as const) : undefined
    const comparison = comparisonOf(period, custom ? 'custom' : 'previous', custom ?? {}, NOON)
    const days = comparedDays(period, comparison, NOON)
    return days && [days.from, days.to].map((ms) => new Date(ms).toISOString())
  }
  expect(daysOf('today')).toEqual(['2026-11-19T00:00:00.000Z', '2026-11-20T00:00:00.000Z'])
  expect(daysOf('7d')).toEqual(['2026-11-19T00:00:00.000Z', '2026-11-20T12:20:00.000Z'])
  expect(daysOf('realtime')).toBeUndefined()
})

test('a comparison with more points than a series may have has none', () => {
  const period = resolveRange('7d', 'Etc/UTC', NOON, { interval: 'hour' })
  const lasting = (days: number) => ({ from: NOON - days * 86_400_000, to: NOON })
  expect(comparedDays(period, lasting(16), NOON)).toBeDefined()
  expect(comparedDays(period, lasting(17), NOON)).toBeUndefined()
  expect(comparedDays(period, lasting(1_000), NOON)).toBeUndefined()
})
