import { beforeAll, describe, expect, test } from 'vitest'
import {
  OFFICE_WEEK,
  seededRandom,
  SHOP_WEEK,
  seriesOf,
  withOutage,
  withSpike,
  type Shape,
} from '../../../tests/support/generated-series.ts'
import type { Fit } from './average.ts'
import { loadMstl } from './mstl.ts'
import { forecastDays, type ForecastDay } from './forecast-days.ts'

let fit: Fit
beforeAll(async () => {
  fit = await loadMstl()
})

const DRAWS = 12
const office: Shape = { level: 400, week: OFFICE_WEEK }

/** A pattern of visits that a site may have. */
function someShape(seed: number): Shape {
  const random = seededRandom(seed, 77)
  return {
    level: random.between(20, 5000),
    growth: random.between(-0.006, 0.008),
    week: random.chance(0.5) ? OFFICE_WEEK : SHOP_WEEK,
    noise: random.between(0.02, 0.3),
    walk: random.between(0, 0.05),
    bursts: random.chance(0.4) ? 0.03 : 0,
  }
}

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0)
const valuesOf = (days: readonly ForecastDay[]): number[] => days.map(({ value }) => value)
const errorOf = (actual: readonly number[], forecast: readonly number[]): number =>
  sum(actual.map((count, day) => Math.abs(count - (forecast[day] ?? 0))))

test(
  'every day has whole counts in order, none below 0, and the same history the same ones',
  { timeout: 120_000 },
  () => {
    for (let seed = 1; seed <= 30; seed += 1) {
      const random = seededRandom(seed, 5)
      const history = seriesOf(someShape(seed), Math.floor(random.between(28, 401)), seed)
      const horizon = Math.floor(random.between(7, 91))
      const forecast = forecastDays(history, horizon, fit)
      expect(forecast.model).toBe('mstl_ets')
      expect(forecast.days).toHaveLength(horizon)
      for (const { value, lower, upper } of forecast.days) {
        expect([value, lower, upper].every((count) => Number.isSafeInteger(count))).toBe(true)
        expect(lower).toBeGreaterThanOrEqual(0)
        expect(lower).toBeLessThanOrEqual(value)
        expect(upper).toBeGreaterThanOrEqual(value)
        expect(value).toBeLessThan(5 * Math.max(...history) + 5)
      }
      expect(forecastDays(history, horizon, fit)).toEqual(forecast)
    }
  },
)

test('it is nearer than the week before, repeated, and its interval holds about four days in five', () => {
  let [forecast, naive, held, all] = [0, 0, 0, 0]
  for (let seed = 1; seed <= DRAWS; seed += 1) {
    const series = seriesOf(office, 170, seed)
    const [history, actual] = [series.slice(0, 150), series.slice(150)]
    const { days } = forecastDays(history, actual.length, fit)
    forecast += errorOf(actual, valuesOf(days))
    naive += errorOf(
      actual,
      actual.map((_, day) => history[143 + (day % 7)] ?? 0),
    )
    held += actual.filter((count, day) => count >= (days[day]?.lower ?? 0) && count <= (days[day]?.upper ?? 0)).length
    all += actual.length
  }
  expect(forecast / naive).toBeLessThan(0.85)
  expect(held / all).toBeGreaterThan(0.75)
  expect(held / all).toBeLessThan(0.9)
})

describe('does not follow', () => {
  const expectSameLevel = (
    change: (series: number[], random: ReturnType<typeof seededRandom>) => number[],
    days: number,
  ) => {
    for (let seed = 1; seed <= DRAWS; seed += 1) {
      const series = seriesOf(office, days, seed)
      const undisturbed = forecastDays(series, 20, fit)
      const disturbed = forecastDays(change(series, seededRandom(seed, 9)), 20, fit)
      const width = ({ days: all }: typeof disturbed) => sum(all.map(({ lower, upper }) => upper - lower))
      const level = sum(valuesOf(disturbed.days)) / sum(valuesOf(undisturbed.days))
      expect(disturbed.model).toBe('mstl_ets')
      expect(level).toBeGreaterThan(0.9)
      expect(level).toBeLessThan(1.1)
      expect(width(disturbed) / width(undisturbed)).toBeLessThan(1.8)
    }
  }

  test.each([60, 200])('an outage in %i days', (days) =>
    expectSameLevel(
      (series, random) => withOutage(series, Math.floor(random.between(8, days - 9)), Math.floor(random.between(1, 9))),
      days,
    ),
  )

  test.each([60, 200])('an outage that is just over, or not yet, after %i days', (days) =>
    expectSameLevel((series, random) => withOutage(series, days - Math.floor(random.between(1, 5)), 3), days),
  )

  test.each([60, 200])('a campaign of one day in %i days', (days) =>
    expectSameLevel(
      (series, random) => withSpike(series, Math.floor(random.between(0, days)), Math.floor(random.between(4, 40))),
      days,
    ),
  )
})

describe('where the fit', () => {
  const history = seriesOf(office, 90, 4)
  const fails: Record<string, Fit> = {
    throws: () => {
      throw new Error('no model found')
    },
    'gives no number': (_, horizon) => Array.from({ length: horizon }, () => Number.NaN),
    'gives too few': () => [1],
  }

  test.each(Object.entries(fails))('%s, the weekdays go on, and the answer says so', (_, failing) => {
    const { model, days } = forecastDays(history, 30, failing)
    expect(model).toBe('weekday_mean')
    expect(days).toHaveLength(30)
    expect(days[0]?.value).toBe(Math.round(sum([62, 69, 76, 83].map((day) => history[day] ?? 0)) / 4))
    expect(days.every(({ value, lower, upper }) => lower < value && value < upper)).toBe(true)
  })

  test('runs away, it leaves the last weeks by a factor of three at most', () => {
    const { model, days } = forecastDays(history, 90, (logs, horizon) =>
      Array.from({ length: horizon }, (_, day) => (logs.at(-1) ?? 0) + day),
    )
    expect(model).toBe('mstl_ets')
    expect(Math.max(...valuesOf(days))).toBeLessThan(3 * Math.max(...history))
  })
})

test('nothing for ever is nothing', () => {
  const nothing = Array.from({ length: 60 }, () => 0)
  const { days } = forecastDays(nothing, 7, fit)
  expect(days).toHaveLength(7)
  expect(days.every(({ value, upper }) => value === 0 && upper <= 1)).toBe(true)
})
