import { listLimits, type SiteSum, type SortOrder } from '@sightline/api-client/contract'
import { ApiError } from '../errors.ts'
import type { LastMonthMetricValues, StatsSources } from '../stats/source.ts'
import type { Database } from '../store/relational/database.ts'
import {
  findSiteWithOwner,
  readSitesInOrder,
  siteIds,
  type SiteFilters,
  type SiteWithOwner,
} from '../store/relational/sites/site-list.ts'
import { type Site } from '../store/relational/sites/sites.ts'
import type { SiteSums } from './site-sums.ts'

/** A site, as administrators see it. */
export interface ConsoleSite {
  site: SiteWithOwner
  metrics: LastMonthMetricValues
}

/**
 * A page of the sites that match the filters, in the order of a metric of the last 30 days, and their total number. The
 * metrics are in another store than the sites, so the ids of all matching sites are put in order here.
 * @throws {ClickHouseUnavailableError}
 */
export async function listSitesBySum(
  db: Database,
  siteSums: SiteSums,
  filters: SiteFilters,
  { current, pageSize, column, order }: { current: number; pageSize: number; column: SiteSum; order: SortOrder },
): Promise<{ sites: ConsoleSite[]; total: number }> {
  const [sums, ids] = await Promise.all([siteSums.read(), siteIds(db, filters, listLimits.jobRows)])
  const valueOf = (id: number) => sums.get(id)?.[column] ?? 0
  const direction = order === 'ascend' ? 1 : -1
  const sorted = ids.toSorted((one, other) => direction * (valueOf(one) - valueOf(other) || one - other))
  const sites = await readSitesInOrder(db, sorted.slice((current - 1) * pageSize, current * pageSize))
  return { sites: sites.map((site) => ({ site, metrics: sums.get(site.id) ?? NONE })), total: ids.length }
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
