import type { Registration } from '@sightline/api-client/contract'
import type { SetUp } from '../accounts/set-up.ts'
import type { Tokens } from '../accounts/tokens.ts'
import type { Collector } from '../collector/collector.ts'
import type { ClickHouseClient } from '../store/clickhouse/clickhouse.ts'
import type { Database } from '../store/database/database.ts'

/** What the handlers work with. */
export interface Services {
  db: Database
  clickhouse: ClickHouseClient
  collector: Collector
  tokens: Tokens
  setUp: SetUp
  registration: Registration
  /** Whether every visit is generated. */
  isDemo: boolean
  version: string
  now: () => Date
}
