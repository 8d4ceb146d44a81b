import type { Output, OverviewRange, Schemas } from '@sightline/api-client/contract'
import type { StatsSite } from './asked.ts'
import { bucketsOf } from './buckets.ts'
import { comparisonOf } from './comparison.ts'
import type { FigureSource } from './figure-source.ts'
import type { AskedOverview, OverviewFigures, OverviewSpans } from './overview-figures.ts'
import { resolveRange } from './ranges.ts'

export type SiteOverview = Output<Schemas['stats']['overview']>['sites'][number]

const HOUR_MS = 60 * 60 * 1000
const HOURS = 24

/** A few figures of one range for each of the sites, in their order. */
export async function readOverview(
  source: FigureSource,
  sites: readonly StatsSite[],
  range: OverviewRange,
  now: number,
): Promise<SiteOverview[]> {
  const zones = [...new Set(sites.map((site) => site.time_zone))]
  const spansIn = new Map(zones.map((timeZone) => [timeZone, spansOf(range, timeZone, now)]))
  const asked = sites.map((site) => ({
    site,
    spans: spansIn.get(site.time_zone) ?? spansOf(range, site.time_zone, now),
  }))
  const figuresOf = await (source.readOverviews?.(asked, now) ?? readEach(source, asked, now))
  return asked.map(({ site, spans }) => {
    const figures = figuresOf.get(site.id)
    const last = figures?.lastEvent
    return {
      site_id: String(site.id),
      visitors: figures?.visitors ?? 0,
      previous_visitors: figures?.previous ?? 0,
      current_visitors: figures?.current ?? 0,
      trend: figures?.trend ?? spans.starts.map(() => 0),
      last_event_at: last === undefined ? null : new Date(last).toISOString(),
    }
  })
}

/** Whole days begin at other instants in each time zone; hours count back from now, so that the last one is whole. */
function spansOf(range: OverviewRange, timeZone: string, now: number): OverviewSpans {
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

/** One site after the other, with what every source can answer. */
async function readEach(
  source: FigureSource,
  asked: readonly AskedOverview[],
  now: number,
): Promise<Map<number, OverviewFigures>> {
  const figures = new Map<number, OverviewFigures>()
  for (const { site, spans } of asked) {
    const { id: siteId, currency_type: currency, time_zone: timeZone } = site
    const scope = { siteId, filters: [], currency, timeZone, interval: spans.interval }
    const visitorsIn = (span: { from: number; to: number }, starts: readonly number[] = []) =>
      source.readTotals({ ...scope, ...span }, ['visitors'], starts)
    const [whole, before, trend, current, lastEvent] = await Promise.all([
      visitorsIn(spans.range),
      visitorsIn(spans.before),
      visitorsIn(spans.trend, spans.starts),
      source.readCurrentVisitors(siteId, now),
      source.readLastEvent?.(siteId),
    ])
    figures.set(siteId, {
      visitors: whole.visitors,
      previous: before.visitors,
      current,
      trend: trend.buckets.map(({ visitors = 0 }) => visitors),
      lastEvent,
    })
  }
  return figures
}
