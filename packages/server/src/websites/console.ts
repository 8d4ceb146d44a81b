import { Refusal } from '../refusal.ts'
import { readLastMonth, type MonthMetrics } from '../stats/clickhouse/last-month.ts'
import type { ClickHouseClient } from '../store/clickhouse/clickhouse.ts'
import type { Database } from '../store/database/database.ts'
import { findWebsiteWithOwner, type Website, type WebsiteWithOwner } from '../store/database/websites.ts'

/** A site, as administrators see it. */
export interface ConsoleWebsite {
  site: WebsiteWithOwner
  metrics: MonthMetrics
}

/** Gives sites their metrics. @throws {ClickHouseUnavailableError} */
export async function withMetrics(
  clickhouse: ClickHouseClient,
  sites: readonly WebsiteWithOwner[],
  now: Date,
): Promise<ConsoleWebsite[]> {
  const metrics = await readLastMonth(clickhouse, sites, now.getTime())
  return sites.map((site) => ({ site, metrics: metrics.get(site.id) ?? NONE }))
}

/** @throws {Refusal} not_found @throws {ClickHouseUnavailableError} */
export async function readConsoleWebsite(
  db: Database,
  clickhouse: ClickHouseClient,
  id: number,
  now: Date,
): Promise<ConsoleWebsite> {
  const site = await findWebsiteWithOwner(db, id)
  const [found] = await withMetrics(clickhouse, site === undefined ? [] : [site], now)
  if (found === undefined) throw new Refusal('not_found')
  return found
}

/** A site that was just added: it has no metrics yet. @throws {Refusal} not_found where it is gone again */
export async function newConsoleWebsite(db: Database, { id }: Website): Promise<ConsoleWebsite> {
  const site = await findWebsiteWithOwner(db, id)
  if (site === undefined) throw new Refusal('not_found')
  return { site, metrics: NONE }
}

const NONE: MonthMetrics = { pageviews: 0, visitors: 0 }
