import { forecastLimits, type ForecastMetric } from '@sightline/api-client/contract'
import type { CalendarDate } from '@internationalized/date'
import type { StatsSite } from '../query/stats-query.ts'
import { startOfDay } from '../query/calendar.ts'
import type { StatsSource } from '../source.ts'
import { usablePart } from './usable-part.ts'

/**
 * A metric's value on each whole day before `end` in the site's time zone, the oldest first; a day without data is 0.
 */
export async function readHistory(
  source: StatsSource,
  { id, time_zone, currency_type }: StatsSite,
  metric: ForecastMetric,
  end: CalendarDate,
): Promise<number[]> {
  const startOf = (daysAgo: number) => startOfDay(end.subtract({ days: daysAgo }), time_zone)
  const query = {
    siteId: id,
    from: startOf(forecastLimits.maxHistoryDays),
    to: startOf(0),
    filters: [],
    currency: currency_type,
    timeZone: time_zone,
    interval: 'day' as const,
  }
  // In a zone that skips a whole day, two dates have the same first instant.
  const starts = [
    ...new Set(
      Array.from({ length: forecastLimits.maxHistoryDays }, (_, day) => startOf(forecastLimits.maxHistoryDays - day)),
    ),
  ]
  const { buckets } = await source.readTotals(query, [metric], starts)
  return usablePart(buckets.map((metricValues) => metricValues[metric] ?? 0))
}
