import { dashboardMetrics, type DashboardMetric } from '@sightline/api-client/contract'
import { ApiError } from '../../errors.ts'
import type { DailyValue } from '../../store/relational/sites/google-daily-values.ts'
import type { Dashboard } from '../dashboard.ts'
import { dayAt } from '../query/calendar.ts'
import type { StatsSite } from '../query/stats-query.ts'
import type { StatsSource } from '../source.ts'
import { googleTimeouts, withTimeout } from './with-timeout.ts'

export type EarlierDays = NonNullable<Dashboard['earlier']>
type Values = EarlierDays['totals']

interface KeptOfGoogle {
  /** @param days The first and the last one, `2026-01-31` */
  readValues: (days: { first: string; last: string }) => Promise<readonly DailyValue[]>
  /** The property's, for visitors of several days; undefined where there is none any more. */
  openSource: () => Promise<StatsSource | undefined>
}

/** What Google had of the buckets that lie before the first visit here; undefined where there are none, or nothing is kept. */
export async function readEarlierDays(
  { readValues, openSource }: KeptOfGoogle,
  site: StatsSite,
  { range, series }: Pick<Dashboard, 'range' | 'series'>,
): Promise<EarlierDays | undefined> {
  const { interval, time_zone: timeZone } = range
  if (interval !== 'day' && interval !== 'week' && interval !== 'month') return undefined
  const begin = series.findIndex(({ visitors, pageviews }) => visitors > 0 || pageviews > 0)
  const starts = series.slice(0, begin === -1 ? series.length : begin).map(({ start }) => Date.parse(start))
  const [from] = starts
  if (from === undefined) return undefined
  const to = Date.parse(series[starts.length]?.start ?? range.to)
  const dayOf = (instant: number) => dayAt(instant, timeZone).toString()
  const days = daysIn(await readValues({ first: dayOf(from), last: dayOf(to - 1) }))
  const [first, last] = [days[0]?.day, days.at(-1)?.day]
  if (first === undefined || last === undefined) return undefined
  const query = { siteId: site.id, from, to, filters: [], currency: site.currency_type, timeZone, interval }
  const reading = readVisitors(openSource, (source) => source.readTotals(query, ['visitors'], starts))
  const earlier = await withTimeout(reading, googleTimeouts.earlierDays)
  return {
    first,
    last,
    totals: valuesOf(days, earlier?.metricValues.visitors),
    series: starts.map((start, index) => {
      const [firstOf, lastOf] = [dayOf(start), dayOf((starts[index + 1] ?? to) - 1)]
      const own = days.filter(({ day }) => day >= firstOf && day <= lastOf)
      const visitors = interval === 'day' ? own[0]?.values.visitors : earlier?.buckets[index]?.visitors
      return { start: new Date(start).toISOString(), ...valuesOf(own, visitors) }
    }),
  }
}

interface Day {
  day: string
  values: Partial<Record<DashboardMetric, number | null>>
}

function daysIn(values: readonly DailyValue[]): Day[] {
  const days = new Map<string, Day>()
  for (const { day, metric, value } of values) {
    const known = dashboardMetrics.find((one) => one === metric)
    if (known === undefined) continue
    const found = days.get(day) ?? { day, values: {} }
    found.values[known] = value
    days.set(day, found)
  }
  return [...days.values()]
}

/** What Google answers; nothing where it does not, or nobody may ask it any more. */
async function readVisitors<Answer>(
  openSource: KeptOfGoogle['openSource'],
  read: (source: StatsSource) => Promise<Answer>,
): Promise<Answer | undefined> {
  try {
    const source = await openSource()
    return source && (await read(source))
  } catch (error) {
    if (error instanceof ApiError) return undefined
    throw error
  }
}

/** Of several days: what can be added up is, rates are those of their visits. */
function valuesOf(days: readonly Day[], visitors: number | null | undefined): Values {
  const sumOf = (metric: 'visits' | 'pageviews') =>
    days.length === 0 ? null : days.reduce((sum, { values }) => sum + (values[metric] ?? 0), 0)
  const visits = sumOf('visits')
  const meanOf = (metric: 'bounce_rate' | 'visit_duration' | 'views_per_visit') =>
    visits === null || visits === 0
      ? null
      : days.reduce((sum, { values }) => sum + (values[metric] ?? 0) * (values.visits ?? 0), 0) / visits
  return {
    visitors: visitors ?? null,
    visits,
    pageviews: sumOf('pageviews'),
    views_per_visit: meanOf('views_per_visit'),
    bounce_rate: meanOf('bounce_rate'),
    visit_duration: meanOf('visit_duration'),
  }
}
