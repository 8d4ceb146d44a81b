import fc from 'fast-check'
import { expect, test } from 'vitest'
import { contributionsOf, type WeightedPair } from './contributions.ts'

const sumOf = (numbers: readonly (number | null)[]): number => numbers.reduce<number>((sum, one) => sum + (one ?? 0), 0)

const counts = fc.array(fc.tuple(fc.nat(10_000), fc.nat(10_000)), { minLength: 1, maxLength: 40 })

test('counts add up to the whole change, whatever is left out', () => {
  fc.assert(
    fc.property(counts, (pairs) => {
      const whole = {
        now: sumOf(pairs.map(([now]) => now)),
        before: sumOf(pairs.map(([, before]) => before)),
        visits: 1,
        visitsBefore: 1,
      }
      const byValue = new Map(
        pairs.map(([now, before], index) => [String(index), { now, before, visits: now, visitsBefore: before }]),
      )
      const { rows, rest } = contributionsOf('sum', byValue, whole)
      expect(rows.length).toBeLessThanOrEqual(10)
      expect(sumOf(rows.map(({ contribution }) => contribution)) + (rest ?? NaN)).toBe(whole.now - whole.before)
      const shown = new Set(rows.map(({ value }) => value))
      const others = pairs.filter((_, index) => !shown.has(String(index)))
      expect(rest).toBe(sumOf(others.map(([now, before]) => now - before)))
    }),
  )
})

/** Visits and bounces of a value in two ranges. */
const value = fc.tuple(
  fc.nat(500),
  fc.nat(500),
  fc.double({ min: 0, max: 1, noNaN: true }),
  fc.double({ min: 0, max: 1, noNaN: true }),
)

test('a rate is split into the effects of rates and of shares, which add up to its change', () => {
  fc.assert(
    fc.property(fc.array(value, { minLength: 1, maxLength: 10 }), (values) => {
      const pairs = values.map(([visits, visitsBefore, share, shareBefore]): WeightedPair => ({
        visits,
        visitsBefore,
        now: visits === 0 ? null : share * 100,
        before: visitsBefore === 0 ? null : shareBefore * 100,
      }))
      const visits = sumOf(pairs.map((pair) => pair.visits))
      const visitsBefore = sumOf(pairs.map((pair) => pair.visitsBefore))
      fc.pre(visits > 0 && visitsBefore > 0)
      const now = sumOf(pairs.map((pair) => (pair.now ?? 0) * pair.visits)) / visits
      const before = sumOf(pairs.map((pair) => (pair.before ?? 0) * pair.visitsBefore)) / visitsBefore
      const byValue = new Map(pairs.map((pair, index) => [String(index), pair]))
      const { rows, rest } = contributionsOf('mix', byValue, { now, before, visits, visitsBefore })
      expect(sumOf(rows.map(({ contribution }) => contribution)) + (rest ?? NaN)).toBeCloseTo(now - before, 8)
      for (const { contribution, rate_effect = NaN, mix_effect = NaN } of rows)
        expect(rate_effect + mix_effect).toBeCloseTo(contribution ?? NaN, 10)
    }),
  )
})

test('a rate that changed by the shares alone has no effect of rates', () => {
  const pairs = new Map([
    ['phone', { now: 80, before: 80, visits: 75, visitsBefore: 25 }],
    ['desktop', { now: 20, before: 20, visits: 25, visitsBefore: 75 }],
  ])
  const whole = { now: 65, before: 35, visits: 100, visitsBefore: 100 }
  expect(contributionsOf('mix', pairs, whole)).toEqual({
    rows: [
      { value: 'desktop', now: 20, before: 20, contribution: 15, rate_effect: 0, mix_effect: 15 },
      { value: 'phone', now: 80, before: 80, contribution: 15, rate_effect: 0, mix_effect: 15 },
    ],
    rest: 0,
  })
})

test('a value that only one range has counts by its share', () => {
  const pairs = new Map<string, WeightedPair>([
    ['old', { now: 40, before: 40, visits: 50, visitsBefore: 100 }],
    ['new', { now: 90, before: null, visits: 50, visitsBefore: 0 }],
  ])
  const { rows } = contributionsOf('mix', pairs, { now: 65, before: 40, visits: 100, visitsBefore: 100 })
  expect(rows.map(({ value: name, rate_effect }) => [name, rate_effect])).toEqual([
    ['new', 0],
    ['old', 0],
  ])
  expect(sumOf(rows.map(({ contribution }) => contribution))).toBe(25)
})

test('contributions that overlap have no rest, and what is only ranked has no contribution', () => {
  const pairs = new Map<string, WeightedPair>([
    ['/a', { now: 9, before: 2, visits: 9, visitsBefore: 2 }],
    ['/b', { now: 5, before: 1, visits: 90, visitsBefore: 90 }],
    ['/c', { now: 3, before: 3, visits: 1, visitsBefore: 1 }],
  ])
  const whole = { now: 12, before: 6, visits: 1, visitsBefore: 1 }
  expect(contributionsOf('overlap', pairs, whole)).toMatchObject({
    rows: [
      { value: '/a', contribution: 7 },
      { value: '/b', contribution: 4 },
    ],
    rest: null,
  })
  // A rate of few visits swings far: the one of many comes first.
  expect(contributionsOf('ranked', pairs, whole)).toMatchObject({
    rows: [
      { value: '/b', contribution: null },
      { value: '/a', contribution: null },
    ],
    rest: null,
  })
})
