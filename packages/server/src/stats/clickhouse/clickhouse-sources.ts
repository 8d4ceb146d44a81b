import { askWith, type Ask } from '../../store/clickhouse/select.ts'
import type { ClickHouseClient } from '../../store/clickhouse/clickhouse.ts'
import type { Database } from '../../store/relational/database.ts'
import { listGoals } from '../../store/relational/sites/goals.ts'
import type { StatsSources } from '../source.ts'
import type { StatsCaller, StatsQueue } from '../stats-queue.ts'
import { createClickHouseSource } from './clickhouse-source.ts'
import { readLastMonth } from './last-month.ts'

interface ClickHouseSourcesOptions {
  db: Database
  client: ClickHouseClient
  /** How long one query may take, in milliseconds. */
  timeout: number
  queue: StatsQueue
}

/** Every site's statistics come from the event store. */
export function createClickHouseSources({ db, client, timeout, queue }: ClickHouseSourcesOptions): StatsSources {
  function askFor(caller: StatsCaller, site?: number): Ask {
    const run = queue.open(caller, site)
    return (query, parameters) =>
      run(({ priority, isContended }) => {
        const isNarrow = isContended && priority > 1
        return askWith(client, { timeout, signal: caller.signal, priority, isNarrow })(query, parameters)
      })
  }
  return {
    assertRoom: (identity) => queue.assertRoom(identity),
    openFor: async ({ id }, caller) => createClickHouseSource(askFor(caller, id), await listGoals(db, id)),
    openWithoutGoals: (caller, site) => createClickHouseSource(askFor(caller, site?.id), []),
    readLastMonth: (sites, now) => readLastMonth(client, sites, now),
  }
}
