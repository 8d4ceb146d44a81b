import { forecastHorizon, forecastMetrics, type ForecastMetric } from '@sightline/api-client'
import type { MetricId } from '../query/metrics.ts'
import type { Period } from '../query/range.ts'
import type { View } from '../query/view.ts'
import { intervalsFor } from '../query/interval.ts'

/** The part of a view that rules out a forecast. */
type Obstacle = 'metric' | 'range' | 'past' | 'filters'

export const canBeForecast = (metric: MetricId): metric is MetricId & ForecastMetric =>
  forecastMetrics.some((one) => one === metric)

const dayMs = 86_400_000

const dayAfter = (day: string, count: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + count * dayMs).toISOString().slice(0, 10)

/**
 * The days that a forecast adds after the last shown day.
 * @param last The last shown day, as `2026-11-20`.
 */
export const daysAhead = (last: string, daysShown: number): string[] =>
  Array.from({ length: forecastHorizon(daysShown) }, (_, index) => dayAfter(last, index + 1))

/**
 * The part of a view that rules out a forecast: it needs daily buckets up to today, without filters.
 * @param today The present day in the site’s time zone, as `2026-11-20`.
 */
export function obstacleOf({ filters }: View, metric: MetricId, period: Period, today: string): Obstacle | null {
  if (!canBeForecast(metric)) return 'metric'
  // Of all time nobody knows whether its days are too many.
  if (period.range === 'all' || !intervalsFor(period).includes('day')) return 'range'
  if (period.range === 'custom' && period.to < dayAfter(today, -1)) return 'past'
  return filters.length > 0 ? 'filters' : null
}
