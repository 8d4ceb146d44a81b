import { expect, test } from 'vitest'
import { OFFICE_WEEK, seriesOf, withOutage, withSpike } from '../../../tests/support/generated-series.ts'
import { cleanOutliers } from './clean-outliers.ts'

const SEEDS = Array.from({ length: 20 }, (_, index) => index + 1)
const office = (seed: number, days = 120) => seriesOf({ level: 300, week: OFFICE_WEEK }, days, seed)

test('an ordinary history is left as it is', () => {
  for (const seed of SEEDS) {
    expect(cleanOutliers(office(seed))).toEqual({ counts: office(seed), isOutage: office(seed).map(() => false) })
  }
})

test.each([1, 3, 7, 12, 25])('an outage of %i days is filled with what is usual', (length) => {
  for (const seed of SEEDS) {
    const series = office(seed)
    const from = 20 + seed * 3
    const { counts, isOutage } = cleanOutliers(withOutage(series, from, length))
    expect(isOutage.flatMap((is, day) => (is ? [day] : []))).toEqual(Array.from({ length }, (_, day) => from + day))
    counts.forEach((count, day) => {
      const error = Math.abs(Math.log(count / (series[day] ?? 0)))
      // The days around a gap, from which it is filled, vary randomly.
      expect(error, `seed ${seed}, day ${day}`).toBeLessThan(isOutage[day] === true ? Math.log(1.5) : 1e-9)
    })
  }
})

test('a spike becomes what is usual, and a day on which nothing was wrong does not', () => {
  for (const seed of SEEDS) {
    const series = office(seed)
    const on = 30 + seed * 4
    const { counts } = cleanOutliers(withSpike(series, on, 6))
    expect((counts[on] ?? 0) / (series[on] ?? 1)).toBeLessThan(1.6)
    expect(counts.filter((count, day) => count !== series[day])).toHaveLength(1)
  }
})

test('closed weekends are no outage', () => {
  const series = seriesOf({ level: 200, week: [1, 1, 1, 1, 1, 0, 0] }, 90, 3)
  expect(cleanOutliers(series).isOutage).not.toContain(true)
})

test('a change that lasts until yesterday is the new level, unless it has just begun', () => {
  const series = office(1)
  expect(cleanOutliers(withOutage(series, 118, 2)).isOutage.slice(-2)).toEqual([true, true])
  expect(cleanOutliers(withOutage(series, 100, 20)).isOutage).not.toContain(true)
  const viral = series.map((count, day) => (day < 110 ? count : count * 8))
  expect(cleanOutliers(viral).counts.slice(-10)).toEqual(viral.slice(-10))
})
