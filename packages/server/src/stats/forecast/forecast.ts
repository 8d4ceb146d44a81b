import type { Output, Schemas } from '@sightline/api-client/contract'
import type { z } from 'zod'
import type { ClickHouseClient } from '../../store/clickhouse/clickhouse.ts'
import type { Website } from '../../store/database/websites.ts'
import { countDays, dayAt } from '../calendar.ts'
import { resolveRange } from '../ranges.ts'
import { horizonOf } from './horizon.ts'
import { readHistory } from './history.ts'
import { shortageOf } from './shortage.ts'
import { startsLazily } from './thread.ts'

type Forecast = Schemas['stats']['forecast']

const thread = startsLazily()

/** How one figure of a site may go on from today. See docs/forecast.md. */
export async function readForecast(
  clickhouse: ClickHouseClient,
  site: Pick<Website, 'id' | 'time_zone' | 'week_start'>,
  { range, from, to, metric }: Omit<z.output<Forecast['input']>, 'site_id'>,
  now: Date,
): Promise<Output<Forecast>> {
  const instant = now.getTime()
  const shown = resolveRange(range, site.time_zone, instant, { from, to, weekStart: site.week_start })
  const horizon = horizonOf(countDays(shown.first, shown.last))
  const history = await readHistory(clickhouse, site, metric, instant)
  const answer = {
    metric,
    time_zone: site.time_zone,
    generated_at: now.toISOString(),
    horizon_days: horizon,
    history_days: history.length,
    level: 80 as const,
  }
  const shortage = shortageOf(history)
  if (shortage !== undefined) return { ...answer, model: null, ...shortage, points: [] }

  const { model, days } = await thread.predict(history, horizon)
  const today = dayAt(instant, site.time_zone)
  const points = days.map((figures, index) => ({ day: today.add({ days: index }).toString(), ...figures }))
  return { ...answer, model, reason: null, missing: null, points }
}
