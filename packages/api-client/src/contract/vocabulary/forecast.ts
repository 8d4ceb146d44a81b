/** The limits of a forecast: the days of history that it needs, and its length. */
export const forecastLimits = {
  /** The whole days up to yesterday, and the average count of the last of them, below which there is no forecast. */
  historyDays: 28,
  perDay: 20,
  /** The most days of history that are read. */
  maxHistoryDays: 400,
  minHorizonDays: 7,
  maxHorizonDays: 90,
  /** The percentage of days that should lie between the bounds. */
  level: 80,
} as const

/** The number of days of a forecast beside a shown range: 70 of a hundred days, within the limits. */
export const forecastHorizon = (daysShown: number): number =>
  Math.min(Math.max(Math.round(daysShown * 0.7), forecastLimits.minHorizonDays), forecastLimits.maxHorizonDays)

export const forecastModels = ['mstl_ets', 'weekday_mean'] as const

/** The reasons why there is no forecast: too few whole days, or too small counts a day. */
export const forecastObstacles = ['too_short', 'too_little'] as const
