import { createClickHouseSource } from '../stats/clickhouse/clickhouse-source.ts'
import type { StatsSource } from '../stats/source.ts'
import { askWith } from '../store/clickhouse/select.ts'
import { listGoals } from '../store/relational/goals.ts'
import type { Site } from '../store/relational/sites.ts'
import type { Origin } from './context.ts'
import type { Services } from './services.ts'

/** Where the statistics of a site come from, for one call: what it asks for is stopped when the caller has gone. */
export async function statsSourceOf(
  { id }: Pick<Site, 'id'>,
  { signal }: Pick<Origin, 'signal'>,
  { db, clickhouse, statsTimeout }: Services,
): Promise<StatsSource> {
  return createClickHouseSource(askWith(clickhouse, { timeout: statsTimeout, signal }), await listGoals(db, id))
}

/** The same for statistics of several sites, and for others that no goal has to do with. */
export const statsSourceWithoutGoals = (
  { signal }: Pick<Origin, 'signal'>,
  { clickhouse, statsTimeout }: Services,
): StatsSource => createClickHouseSource(askWith(clickhouse, { timeout: statsTimeout, signal }), [])
