import type { Output, Schemas } from '@sightline/api-client/contract'
import type { DayOfEvents, StatsSources } from '../../stats/source.ts'
import type { Database } from '../../store/relational/database.ts'
import { listSiteOwners, type SiteOwner } from '../../store/relational/sites/sites.ts'
import { inBuckets, periodOf, type GivenPeriod } from './periods.ts'

type UsageAnalytics = Output<Schemas['appUser']['usageAnalytics']>

/**
 * The sites over time, those of them with events, and the owners of these. Deleted sites do not count, neither do the
 * events that they had. @throws {ApiError} span_invalid
 */
export async function readUsageAnalytics(
  { db, statsSources }: { db: Database; statsSources: Pick<StatsSources, 'readEventDays'> },
  given: GivenPeriod,
  now: Date,
): Promise<UsageAnalytics> {
  const period = periodOf(given, now)
  const sites = await listSiteOwners(db, period.to)
  const owners = new Map(sites.map(({ id, owner_id }) => [id, owner_id]))
  const days = (await statsSources.readEventDays(Date.parse(period.from), Date.parse(period.to))).map((day) => ({
    ...day,
    sites: day.sites.filter(({ id }) => owners.has(id)),
  }))
  const usageOf = (within: readonly DayOfEvents[], from: string, to: string) => ({
    ...siteCounts(sites, from, to),
    ...activityOf(within, owners),
  })
  return {
    series: inBuckets(period, days).map(({ start, rows }, index) => ({
      start,
      ...usageOf(rows, start, period.starts[index + 1] ?? period.to),
    })),
    totals: usageOf(days, period.from, period.to),
  }
}

/** The sites that exist at the end of a range, and those that were added within it. */
const siteCounts = (sites: readonly SiteOwner[], from: string, to: string) => ({
  sites: sites.filter(({ created_at }) => created_at < to).length,
  new_sites: sites.filter(({ created_at }) => created_at >= from && created_at < to).length,
})

function activityOf(days: readonly DayOfEvents[], owners: ReadonlyMap<number, number>) {
  const all = days.flatMap(({ sites }) => sites)
  const active = new Set(all.map(({ id }) => id))
  return {
    events: all.reduce((sum, { events }) => sum + events, 0),
    active_sites: active.size,
    active_owners: new Set([...active].map((id) => owners.get(id))).size,
  }
}
