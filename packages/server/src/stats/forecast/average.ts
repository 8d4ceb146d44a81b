import { weekdayMean } from './weekday-mean.ts'

/** Continues a series of logarithms by a number of days. @throws where it cannot */
export type Fit = (logs: readonly number[], horizon: number) => readonly number[]

/** The factor by which the fitted trend may differ from the last four weeks, up or down. */
const FARTHEST = 3
/**
 * The number of days that are fitted: more make the fit hardly better and cost twice as much; a yearly pattern would
 * need several years.
 */
const FIT_DAYS = 200

/**
 * Forecasts the days after a repaired history: the mean of a fitted trend with weekdays and of the last four weeks.
 * @throws where the fit fails
 */
export function averagedForecast(counts: readonly number[], horizon: number, fit: Fit): number[] {
  const means = weekdayMean(counts, horizon)
  const trend = fit(
    counts.slice(-FIT_DAYS).map((count) => Math.log1p(count)),
    horizon,
  )
  return means.map((mean, day) => {
    const log = trend[day]
    if (log === undefined || !Number.isFinite(log)) throw new Error('The fit gave no number')
    const level = Math.log1p(mean)
    const bounded = Math.min(Math.max(log, level - Math.log(FARTHEST)), level + Math.log(FARTHEST))
    return (Math.max(Math.expm1(bounded), 0) + mean) / 2
  })
}
