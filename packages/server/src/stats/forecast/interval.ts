import { forecastLimits } from '@sightline/api-client/contract'
import { averagedForecast, type Fit } from './average.ts'
import type { CleanedHistory } from './clean-outliers.ts'

/** Bounds of a forecast, as differences between logarithms of (count + 1). */
export interface Band {
  lower: number
  upper: number
}

const WEEK = 7
const CHANCE = forecastLimits.level / 100
const ORIGINS = 6
/** The days that a fit needs, and the number that makes it better where the history has them. */
const FIT_DAYS = { least: 14, better: 56 }

/**
 * For each week of the horizon, the error that the same forecast would have had from several days in the past;
 * undefined where it could not have been made. This is split conformal prediction with relative errors. Errors upwards
 * and downwards count alike: a history that only grew says little about how far down a forecast may be off.
 */
export function bandsOf(
  history: readonly number[],
  { counts, isOutage }: CleanedHistory,
  horizon: number,
  fit: Fit,
): Band[] | undefined {
  const errors: number[][] = Array.from({ length: Math.ceil(horizon / WEEK) }, () => [])
  for (const origin of originsOf(history.length, horizon)) {
    const known = Math.min(horizon, history.length - origin)
    averagedForecast(counts.slice(0, origin), known, fit).forEach((value, day) => {
      // A day that was not measured says nothing about the forecast.
      if (isOutage[origin + day] === true) return
      errors[Math.floor(day / WEEK)]?.push(Math.abs(Math.log1p(history[origin + day] ?? 0) - Math.log1p(value)))
    })
  }
  return widthsOf(errors)?.map((width) => ({ lower: -width, upper: width }))
}

/**
 * The days from which past forecasts are tried: those with the whole horizon known, the latest first, half a horizon
 * apart where the history is long; then those with most of it.
 */
export function originsOf(days: number, horizon: number): number[] {
  const spare = Math.floor((days - horizon - FIT_DAYS.better) / (ORIGINS - 1) / WEEK)
  const weeksApart = Math.max(Math.min(spare, Math.ceil(horizon / WEEK / 2)), 1)
  const backwards = (from: number, step: number, length: number) =>
    Array.from({ length }, (_, index) => from - index * step).filter((origin) => origin >= FIT_DAYS.least)
  const whole = backwards(days - horizon, weeksApart * WEEK, ORIGINS)
  const partial = backwards(days - WEEK, WEEK, Math.ceil(horizon / WEEK) - 1).toReversed()
  return [...whole, ...partial.slice(0, ORIGINS - whole.length)]
}

/**
 * The widths by week. A week too far ahead to be tried is as uncertain as the last one that was, and more with its
 * distance.
 */
function widthsOf(errors: readonly (readonly number[])[]): number[] | undefined {
  const last = errors.findLastIndex((some) => some.length >= WEEK)
  if (last === -1) return undefined
  const lastWidth = boundOf(errors[last] ?? [])
  return errors.map((some, week) =>
    some.length >= WEEK ? boundOf(some) : lastWidth * Math.sqrt(Math.max((week + 1) / (last + 1), 1)),
  )
}

/**
 * The bound that the next error stays below with the given probability, if it is distributed like the errors so far.
 */
function boundOf(errors: readonly number[]): number {
  const sorted = errors.toSorted((a, b) => a - b)
  return sorted[Math.min(Math.ceil(CHANCE * (sorted.length + 1)), sorted.length) - 1] ?? 0
}
