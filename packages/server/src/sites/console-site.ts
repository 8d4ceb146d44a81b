import { ApiError } from '../errors.ts'
import type { LastMonthMetricValues, StatsSources } from '../stats/source.ts'
import type { Database } from '../store/relational/database.ts'
import { findSiteWithOwner, type Site, type SiteWithOwner } from '../store/relational/sites/sites.ts'

/** A site, as administrators see it. */
export interface ConsoleSite {
  site: SiteWithOwner
  metrics: LastMonthMetricValues
}

/** Gives sites their metrics. @throws {ClickHouseUnavailableError} */
export async function withMetrics(
  statsSources: StatsSources,
  sites: readonly SiteWithOwner[],
  now: Date,
): Promise<ConsoleSite[]> {
  const metrics = await statsSources.readLastMonth(sites, now.getTime())
  return sites.map((site) => ({ site, metrics: metrics.get(site.id) ?? NONE }))
}

/** @throws {ApiError} not_found @throws {ClickHouseUnavailableError} */
export async function readConsoleSite(
  db: Database,
  statsSources: StatsSources,
  id: number,
  now: Date,
): Promise<ConsoleSite> {
  const site = await findSiteWithOwner(db, id)
  const [found] = await withMetrics(statsSources, site === undefined ? [] : [site], now)
  if (found === undefined) throw new ApiError('not_found')
  return found
}

/** A site that was just added: it has no metrics yet. @throws {ApiError} not_found where it is gone again */
export async function newConsoleSite(db: Database, { id }: Site): Promise<ConsoleSite> {
  const site = await findSiteWithOwner(db, id)
  if (site === undefined) throw new ApiError('not_found')
  return { site, metrics: NONE }
}

const NONE: LastMonthMetricValues = { pageviews: 0, visitors: 0 }
