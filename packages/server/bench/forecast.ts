import { readFileSync } from 'node:fs'
import { fromAbsolute, toCalendarDate } from '@internationalized/date'
import { generateEvents } from '../src/demo/events.ts'
import { historyUntil } from '../src/demo/history.ts'
import { SITE } from '../src/demo/harbor-lane/site.ts'
import type { Fit } from '../src/stats/forecast/average.ts'
import { loadMstl } from '../src/stats/forecast/mstl.ts'
import { forecastDays, simpleForecast, type ForecastDay } from '../src/stats/forecast/forecast-days.ts'
import {
  OFFICE_WEEK,
  SHOP_WEEK,
  seriesOf,
  withOutage,
  withSpike,
  type Shape,
} from '../tests/support/generated-series.ts'

const DAYS = 400
const DRAWS = 12
const HORIZONS = [7, 20, 63]
/** A history ends on each of these days before the end of a series, less the horizon. */
const ORIGINS = [0, 13, 26]
const WEEK = 7
/** A history of fewer days is forecast nowhere in the product. */
const LEAST_DAYS = 28

/**
 * How far off forecasts of known days are. The error ratio is the mean absolute error over that of the naive forecast,
 * in which every week is like the last one: below 1 is better. The coverage is how many days in a hundred lie in the
 * interval, which is made to hold 80.
 */
export async function benchForecast(print: (line: string) => void): Promise<void> {
  const fit = await loadMstl()
  const kinds = { ...generateSeries(), 'the demo’s visitors': [demoSeries()], ...publishedSeries() }
  print(
    'horizon in days; error ratio of the forecast, of the weekday mean alone; coverage; width as part of the mean; ms',
  )
  for (const [name, list] of Object.entries(kinds)) {
    const days = Math.min(...list.map(({ length }) => length))
    for (const history of [DAYS, 60].filter((longest) => longest <= days)) {
      for (const horizon of HORIZONS.filter((ahead) => days - Math.max(...ORIGINS) - ahead >= LEAST_DAYS))
        print(`${name.padEnd(34)} ${measure(list, history, horizon, fit)}`)
    }
  }
}

interface PublicSeries {
  name: string
  /** The counts of days that follow each other, with spaces between them. */
  counts: string
}

/** Daily counts that others have published, long ones in windows that follow each other. */
function publishedSeries(): Record<string, number[][]> {
  const text = readFileSync(new URL('public-series.json', import.meta.url), 'utf8')
  return Object.fromEntries(
    (JSON.parse(text) as PublicSeries[]).map(({ name, counts }) => {
      const days = counts.split(' ').map(Number)
      const windows = Math.max(1, Math.floor(days.length / DAYS))
      return [name, Array.from({ length: windows }, (_, index) => days.slice(index * DAYS, (index + 1) * DAYS))]
    }),
  )
}

const OUTAGE = { beforeEnd: 90, days: 6 }

function generateSeries(): Record<string, number[][]> {
  const draws = (shape: Shape, change = (series: number[]) => series) =>
    Array.from({ length: DRAWS }, (_, draw) => change(seriesOf(shape, DAYS, 2000 + draw)))
  const office: Shape = { level: 500, week: OFFICE_WEEK }
  return {
    'office week': draws(office),
    'shop week, a year’s wave of 30 %': draws({ level: 800, week: SHOP_WEEK, year: 0.3 }),
    'growing by 0.4 % a day': draws({ level: 200, week: OFFICE_WEEK, growth: 0.004 }),
    'falling by 0.3 % a day': draws({ level: 900, week: SHOP_WEEK, growth: -0.003 }),
    'without a week': draws({ level: 300, noise: 0.12 }),
    'level that walks by 3 % a day': draws({ level: 600, week: SHOP_WEEK, walk: 0.03 }),
    '25 a day': draws({ level: 25, week: OFFICE_WEEK }),
    'with bursts': draws({ level: 400, week: SHOP_WEEK, noise: 0.12, bursts: 0.02 }),
    'half since 100 days': draws({ ...office, step: { day: DAYS - 100, factor: 0.5 } }),
    'office week, outage': draws(office, (series) => withOutage(series, DAYS - OUTAGE.beforeEnd, OUTAGE.days)),
    'office week, one day of 8 times': draws(office, (series) => withSpike(series, DAYS - 88, 8)),
  }
}

function measure(list: readonly (readonly number[])[], longest: number, horizon: number, fit: Fit): string {
  const tries = list.flatMap((series) =>
    ORIGINS.map((back) => {
      const end = series.length - horizon - back
      const history = series.slice(Math.max(end - longest, 0), end)
      const actual = series.slice(end, end + horizon)
      const start = performance.now()
      const { days } = forecastDays(history, horizon, fit)
      const ms = performance.now() - start
      const naive = actual.map((_, day) => history[history.length - WEEK + (day % WEEK)] ?? 0)
      return {
        ms,
        naive: errorOf(actual, naive),
        error: errorOf(actual, valuesOf(days)),
        simple: errorOf(actual, valuesOf(simpleForecast(history, horizon).days)),
        covered: mean(actual.map((count, day) => Number(isWithin(count, days[day])))),
        width: mean(days.map(({ lower, upper }) => upper - lower)) / Math.max(mean(actual), 1),
      }
    }),
  )
  const of = (metric: keyof (typeof tries)[number]) => mean(tries.map((one) => one[metric]))
  return [
    `from ${String(longest).padStart(3)} for ${String(horizon).padStart(2)}`,
    (of('error') / of('naive')).toFixed(3),
    (of('simple') / of('naive')).toFixed(3),
    `${(of('covered') * 100).toFixed(0)} %`,
    of('width').toFixed(2),
    of('ms').toFixed(0),
  ].join('  ')
}

const mean = (values: readonly number[]): number => values.reduce((sum, metric) => sum + metric, 0) / values.length

const valuesOf = (days: readonly ForecastDay[]): number[] => days.map(({ value }) => value)

const errorOf = (actual: readonly number[], forecast: readonly number[]): number =>
  mean(actual.map((count, day) => Math.abs(count - (forecast[day] ?? 0))))

const isWithin = (count: number, day: ForecastDay | undefined): boolean =>
  day !== undefined && count >= day.lower && count <= day.upper

/** Visitors of each whole day of the demo's site, as it generates them. */
function demoSeries(): number[] {
  const now = Date.UTC(2026, 9, 1, 12)
  const history = historyUntil(now, DAYS)
  const range = { from: history.from, to: now }
  const options = { ...range, history, siteId: 1, seed: 7, busy: { from: now, pauseMs: 60_000 } }
  const visitorsOf = new Map<string, Set<unknown>>()
  for (const { name, ts, visitor_id } of generateEvents(options)) {
    if (name === 'engagement') continue
    const day = toCalendarDate(fromAbsolute(ts, SITE.timeZone)).toString()
    visitorsOf.set(day, (visitorsOf.get(day) ?? new Set()).add(visitor_id))
  }
  return [...visitorsOf.values()].map((visitors) => visitors.size).slice(0, -1)
}
