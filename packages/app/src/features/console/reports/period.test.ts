import fc from 'fast-check'
import { expect, test } from 'vitest'
import { canBeDaily, comparisonParam, countDays, daysBefore, daysOfRange, isRunning, rangeParam } from './period.ts'

const now = new Date('2026-11-20T23:30:00Z')
const dayMs = 86_400_000

test('a range goes into the address and comes back; what is none is the usual one', () => {
  const own = { range: 'custom', from: '2026-10-01', to: '2026-10-31' } as const
  expect(rangeParam.format(own)).toBe('2026-10-01_2026-10-31')
  expect(rangeParam.parse('2026-10-01_2026-10-31')).toEqual(own)
  expect(rangeParam.parse(rangeParam.format({ range: '90d' }))).toEqual({ range: '90d' })
  expect(rangeParam.format({ range: '30d' })).toBeNull()
  for (const text of [null, '', 'nonsense', '2026-10-31_2026-10-01', '2026-02-30_2026-03-01', '_'])
    expect(rangeParam.parse(text)).toEqual({ range: '30d' })
})

test('the days of a range are those of UTC; minutes come to the usual range', () => {
  expect(daysOfRange({ range: 'month' }, now)).toEqual({ from: '2026-11-01', to: '2026-11-20' })
  expect(daysOfRange({ range: 'realtime' }, now)).toEqual({ from: '2026-10-21', to: '2026-11-19' })
})

test('the period before is as long, and ends the day before', () => {
  const days = fc.tuple(fc.integer({ min: 0, max: 9000 }), fc.integer({ min: 0, max: 800 }))
  fc.assert(
    fc.property(days, ([offset, length]) => {
      const first = Date.UTC(2010, 0, 1 + offset)
      const day = (time: number) => new Date(time).toISOString().slice(0, 10)
      const before = daysBefore({ from: day(first), to: day(first + length * dayMs) }, { kind: 'previous' })
      if (before === null) throw new Error('there are days before')
      expect(Date.parse(before.to) + dayMs).toBe(first)
      expect(countDays(before)).toBe(length + 1)
    }),
  )
})

test('other days that a period is compared with are those of a year earlier, or of one’s choice, or none', () => {
  const february = { from: '2024-02-01', to: '2024-02-29' }
  expect(daysBefore(february, { kind: 'year' })).toEqual({ from: '2023-02-01', to: '2023-02-28' })
  const own = { from: '2020-01-01', to: '2020-01-31' }
  expect(daysBefore(february, { kind: 'custom', ...own })).toEqual(own)
  expect(daysBefore(february, null)).toBeNull()
})

test('a comparison goes into the address and comes back; what is none is the usual one', () => {
  const own = { kind: 'custom', from: '2020-01-01', to: '2020-01-31' } as const
  for (const comparison of [null, { kind: 'previous' }, { kind: 'year' }, own] as const)
    expect(comparisonParam.parse(comparisonParam.format(comparison))).toEqual(comparison)
  expect(comparisonParam.format({ kind: 'previous' })).toBeNull()
  for (const text of ['', 'nonsense', '2020-01-31_2020-01-01', '_'])
    expect(comparisonParam.parse(text)).toEqual({ kind: 'previous' })
})

test('400 days may have a bucket each, and no more', () => {
  expect(canBeDaily({ from: '2025-10-17', to: '2026-11-20' })).toBe(true)
  expect(canBeDaily({ from: '2025-10-16', to: '2026-11-20' })).toBe(false)
})

test('a period runs as long as it holds today', () => {
  expect(isRunning({ from: '2026-11-01', to: '2026-11-20' }, now)).toBe(true)
  expect(isRunning({ from: '2026-11-01', to: '2026-11-19' }, now)).toBe(false)
})
