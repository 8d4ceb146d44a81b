import { averagedForecast, type Fit } from './average.ts'
import { bandsOf } from './interval.ts'
import { naiveBands } from './naive-bands.ts'
import { cleanOutliers } from './clean-outliers.ts'
import { weekdayMean } from './weekday-mean.ts'

/** The forecast of one day, in whole counts. */
export interface ForecastDay {
  value: number
  lower: number
  upper: number
}

export interface Forecast {
  /** The model of the forecast; `weekday_mean` where the fit failed. */
  model: 'mstl_ets' | 'weekday_mean'
  days: ForecastDay[]
}

const WEEK = 7

/** Forecasts the days after a history, with bounds that should hold four days in five. Never fails. */
export function forecastDays(history: readonly number[], horizon: number, fit: Fit): Forecast {
  const repaired = cleanOutliers(history)
  const averaged = attempt(() => ({
    values: averagedForecast(repaired.counts, horizon, fit),
    bands: bandsOf(history, repaired, horizon, fit),
  }))
  if (averaged?.bands === undefined) return simpleForecast(history, horizon)
  return { model: 'mstl_ets', days: daysOf(averaged.values, averaged.bands) }
}

/** The forecast without a fit: repeats the weekdays of the last four weeks. */
export function simpleForecast(history: readonly number[], horizon: number): Forecast {
  const { counts } = cleanOutliers(history)
  return { model: 'weekday_mean', days: daysOf(weekdayMean(counts, horizon), naiveBands(counts, horizon)) }
}

const daysOf = (values: readonly number[], bands: readonly { lower: number; upper: number }[]): ForecastDay[] =>
  values.map((exact, day) => {
    const { lower, upper } = bands[Math.floor(day / WEEK)] ?? { lower: 0, upper: 0 }
    const at = (log: number) => Math.max(Math.expm1(Math.log1p(exact) + log), 0)
    const value = Math.round(exact)
    // The bounds are rounded outwards, and always hold the value itself.
    return { value, lower: Math.min(Math.floor(at(lower)), value), upper: Math.max(Math.ceil(at(upper)), value) }
  })

function attempt<Result>(work: () => Result): Result | undefined {
  try {
    return work()
  } catch {
    return undefined
  }
}
