import type { Output, OverviewRange, Schemas } from '@sightline/api-client/contract'
import type { StatsSite } from './query/stats-query.ts'
import { bucketsOf } from './query/buckets.ts'
import { comparisonOf } from './query/comparison.ts'
import type { OverviewMetricValues, OverviewQuery, OverviewRanges, StatsSource } from './source.ts'
import { resolveRange } from './query/ranges.ts'

export type SiteOverview = Output<Schemas['stats']['overview']>['sites'][number]

const HOUR_MS = 60 * 60 * 1000
const HOURS = 24

/** A few metrics of one range for each of the sites, in their order. */
export async function readOverview(
  source: StatsSource,
  sites: readonly StatsSite[],
  range: OverviewRange,
  now: number,
): Promise<SiteOverview[]> {
  const zones = [...new Set(sites.map((site) => site.time_zone))]
  const rangesIn = new Map(zones.map((timeZone) => [timeZone, rangesOf(range, timeZone, now)]))
  const queries = sites.map((site) => ({
    site,
    ranges: rangesIn.get(site.time_zone) ?? rangesOf(range, site.time_zone, now),
  }))
  const metricsOf = await (source.readOverviews?.(queries, now) ?? readEach(source, queries, now))
  return queries.map(({ site, ranges }) => {
    const metrics = metricsOf.get(site.id)
    const last = metrics?.lastEvent
    return {
      site_id: String(site.id),
      visitors: metrics?.visitors ?? 0,
      previous_visitors: metrics?.previous ?? 0,
      current_visitors: metrics?.current ?? 0,
      trend: metrics?.trend ?? ranges.starts.map(() => 0),
      last_event_at: last === undefined ? null : new Date(last).toISOString(),
    }
  })
}

/**
 * The ranges of a time zone. Whole days begin at other instants in each zone; hours count back from now, so that the
 * last one is whole.
 */
function rangesOf(range: OverviewRange, timeZone: string, now: number): OverviewRanges {
  const period = resolveRange(range, timeZone, now)
  const { from, to } = period
  const hours = Array.from({ length: HOURS }, (_, hour) => now - (HOURS - hour) * HOUR_MS)
  const starts = range === 'today' ? hours : bucketsOf({ ...period, interval: 'day' }).map(({ start }) => start)
  return {
    range: { from, to },
    before: comparisonOf(period, 'previous', {}, now),
    starts,
    trend: { from: starts[0] ?? from, to: range === 'today' ? now : to },
    interval: range === 'today' ? 'hour' : 'day',
  }
}

/** Reads one site after the other, by calls that every source answers. */
async function readEach(
  source: StatsSource,
  queries: readonly OverviewQuery[],
  now: number,
): Promise<Map<number, OverviewMetricValues>> {
  const metrics = new Map<number, OverviewMetricValues>()
  for (const { site, ranges } of queries) {
    const { id: siteId, currency_type: currency, time_zone: timeZone } = site
    const query = { siteId, filters: [], currency, timeZone, interval: ranges.interval }
    const visitorsIn = (range: { from: number; to: number }, starts: readonly number[] = []) =>
      source.readTotals({ ...query, ...range }, ['visitors'], starts)
    const [whole, before, trend, current, lastEvent] = await Promise.all([
      visitorsIn(ranges.range),
      visitorsIn(ranges.before),
      visitorsIn(ranges.trend, ranges.starts),
      source.readCurrentVisitors(siteId, now),
      source.readLastEvent?.(siteId),
    ])
    metrics.set(siteId, {
      visitors: whole.visitors,
      previous: before.visitors,
      current,
      trend: trend.buckets.map(({ visitors = 0 }) => visitors),
      lastEvent,
    })
  }
  return metrics
}
