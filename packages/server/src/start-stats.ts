import type { Config } from './config.ts'
import type { Ga4Client } from './google/ga4-client.ts'
import { createSiteSums } from './sites/site-sums.ts'
import { createClickHouseSources } from './stats/clickhouse/clickhouse-sources.ts'
import { startDailySums } from './stats/clickhouse/keep-daily-sums.ts'
import { readLastMonth } from './stats/clickhouse/last-month.ts'
import { createGoogleAnalyticsSources } from './stats/google-analytics/google-analytics-sources.ts'
import type { QueryLog } from './stats/query-log.ts'
import { createSiteSources } from './stats/site-sources.ts'
import { statsQueueOf } from './stats/stats-queue.ts'
import type { Stores } from './open-stores.ts'
import { findGoogleProperty } from './store/relational/sites/google-properties.ts'
import { listSummedSites } from './store/relational/sites/site-list.ts'

interface StatsParts extends Pick<Stores, 'clickhouse' | 'db'> {
  config: Config
  openGa4Client: (connectionId: string) => Ga4Client
  queryLog: Pick<QueryLog, 'add'>
  log: { info(message: string): void; warn(message: string): void }
  now: () => Date
}

/** Opens the sources of statistics, and begins to make the daily sums behind them. */
export function startStats({ config, clickhouse, db, openGa4Client, queryLog, log, now }: StatsParts) {
  const openGoogleSource = createGoogleAnalyticsSources({ db, openClient: openGa4Client, now: Date.now })
  // Rows of one visitor lie on several shards: there the tables answer every query.
  const dailySums =
    config.shards === undefined
      ? startDailySums({
          client: clickhouse.client,
          writes: () => clickhouse.writes(),
          listSites: () => listSummedSites(db),
          log,
        })
      : undefined
  const statsSources = createSiteSources({
    hasProperty: async (siteId) => (await findGoogleProperty(db, siteId)) !== undefined,
    openGoogleSource,
    builtIn: createClickHouseSources({
      db,
      client: clickhouse.statsClient,
      timeout: config.statsTimeout,
      queryLog,
      queue: statsQueueOf(config),
      sums: dailySums?.finder,
    }),
  })
  const siteSums = createSiteSums({
    db,
    statsSources,
    readBehind: (sites, at) => readLastMonth(clickhouse.client, sites, at, { isBackground: true }),
    now,
  })
  return { openGoogleSource, dailySums, statsSources, siteSums }
}
