/** Of a forecast: the days of history that it needs, and what it tells. */
export const forecastLimits = {
  /** Whole days up to yesterday, and how many a day in the last of them on average: with fewer there is no forecast. */
  historyDays: 28,
  perDay: 20,
  /** More days of history are not read. */
  maxHistoryDays: 400,
  minHorizonDays: 7,
  maxHorizonDays: 90,
  /** How many days in a hundred should lie between the bounds. */
  level: 80,
} as const

/** How many days a forecast has beside so many days that are shown: 70 of a hundred, within the limits. */
export const forecastHorizon = (daysShown: number): number =>
  Math.min(Math.max(Math.round(daysShown * 0.7), forecastLimits.minHorizonDays), forecastLimits.maxHorizonDays)

export const forecastModels = ['mstl_ets', 'weekday_mean'] as const

/** Why there is no forecast: too few whole days, or too few a day. */
export const forecastObstacles = ['too_short', 'too_little'] as const
