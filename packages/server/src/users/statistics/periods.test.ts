import fc from 'fast-check'
import { expect, test } from 'vitest'
import { inBuckets, periodOf } from './periods.ts'

const NOW = new Date('2026-11-20T15:00:00.000Z')
const days = ({ starts }: { starts: readonly string[] }) => starts.map((start) => start.slice(0, 10))
const apiError = expect.objectContaining({ key: 'span_invalid' })

test('the default period is the last 30 days and today', () => {
  const period = periodOf({ interval: 'day' }, NOW)
  expect(period).toMatchObject({ from: '2026-10-21T00:00:00.000Z', to: '2026-11-21T00:00:00.000Z' })
  expect(period.starts).toHaveLength(31)
})

test('weeks begin on Monday and months on the first, but for the first bucket', () => {
  const given = { from: '2026-10-29', to: '2026-11-09' }
  expect(days(periodOf({ ...given, interval: 'week' }, NOW))).toEqual(['2026-10-29', '2026-11-02', '2026-11-09'])
  expect(days(periodOf({ ...given, interval: 'month' }, NOW))).toEqual(['2026-10-29', '2026-11-01'])
})

test('a period that ends before it starts, or is cut too small, is refused', () => {
  const periodFrom = (from: string) => () => periodOf({ from, to: '2026-11-20', interval: 'day' }, NOW)
  expect(periodFrom('2026-11-21')).toThrow(apiError)
  expect(periodFrom('2025-10-16')).toThrow(apiError)
  expect(periodFrom('2025-10-17')().starts).toHaveLength(400)
})

const someDays = fc.tuple(fc.integer({ min: 0, max: 399 }), fc.integer({ min: 0, max: 9000 }))

test('every day of a period belongs to one bucket', () => {
  fc.assert(
    fc.property(someDays, fc.constantFrom('day', 'week', 'month'), ([length, offset], interval) => {
      const first = Date.UTC(2020, 0, 1 + offset)
      const all = Array.from({ length: length + 1 }, (_, index) => ({
        day: new Date(first + index * 86_400_000).toISOString().slice(0, 10),
      }))
      const period = periodOf({ from: all[0]?.day, to: all.at(-1)?.day, interval }, NOW)
      const buckets = inBuckets(period, all)
      expect(buckets.flatMap(({ rows }) => rows)).toEqual(all)
      for (const { start, rows } of buckets) expect(rows[0]?.day).toBe(start.slice(0, 10))
    }),
  )
})
