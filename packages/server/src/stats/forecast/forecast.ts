import { forecastHorizon, forecastLimits, type Output, type Schemas } from '@sightline/api-client/contract'
import type { z } from 'zod'
import type { StatsSite } from '../query/stats-query.ts'
import { countDays, dayAt } from '../query/calendar.ts'
import type { StatsSource } from '../source.ts'
import { assertSupported } from '../capabilities.ts'
import { sinceOf } from '../resolve-site-query.ts'
import { resolveRange } from '../query/ranges.ts'
import { readHistory } from './history.ts'
import { missingHistory } from './missing-history.ts'
import { startForecastThread } from './thread.ts'

type ForecastCall = Schemas['stats']['forecast']

const thread = startForecastThread()

/**
 * Forecasts a metric of a site from today on, or from the first day that its source does not hold yet. See
 * docs/forecast.md.
 * @throws {ApiError} where the source does not have the metric by the day
 */
export async function readForecast(
  source: StatsSource,
  site: StatsSite,
  { range, from, to, metric }: Omit<z.output<ForecastCall['input']>, 'site_id'>,
  now: Date,
): Promise<Output<ForecastCall>> {
  assertSupported(source, { metrics: [metric], interval: 'day' })
  const instant = now.getTime()
  const since = await sinceOf(source, site, { range })
  const shown = resolveRange(range, site.time_zone, instant, { from, to, since, weekStart: site.week_start })
  const horizon = forecastHorizon(countDays(shown.first, shown.last))
  const first = dayAt(instant - source.capabilities.delayMs, site.time_zone)
  const history = await readHistory(source, site, metric, first)
  const answer = {
    metric,
    time_zone: site.time_zone,
    generated_at: now.toISOString(),
    horizon_days: horizon,
    history_days: history.length,
    level: forecastLimits.level,
  }
  const shortfall = missingHistory(history)
  if (shortfall !== undefined) return { ...answer, model: null, ...shortfall, points: [] }

  const { model, days } = await thread.forecast(history, horizon)
  const points = days.map((forecastDay, index) => ({ day: first.add({ days: index }).toString(), ...forecastDay }))
  return { ...answer, model, reason: null, missing: null, points }
}
