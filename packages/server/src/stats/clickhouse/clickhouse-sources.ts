import { askWith } from '../../store/clickhouse/select.ts'
import type { ClickHouseClient } from '../../store/clickhouse/clickhouse.ts'
import type { Database } from '../../store/relational/database.ts'
import { listGoals } from '../../store/relational/goals.ts'
import type { StatsSources } from '../source.ts'
import { createClickHouseSource } from './clickhouse-source.ts'
import { readLastMonth } from './last-month.ts'

interface ClickHouseSourcesOptions {
  db: Database
  client: ClickHouseClient
  /** How long one query may take, in milliseconds. */
  timeout: number
}

/** Every site's statistics come from the event store. */
export function createClickHouseSources({ db, client, timeout }: ClickHouseSourcesOptions): StatsSources {
  const askUntil = (signal: AbortSignal) => askWith(client, { timeout, signal })
  return {
    openFor: async ({ id }, signal) => createClickHouseSource(askUntil(signal), await listGoals(db, id)),
    openWithoutGoals: (signal) => createClickHouseSource(askUntil(signal), []),
    readLastMonth: (sites, now) => readLastMonth(client, sites, now),
  }
}
