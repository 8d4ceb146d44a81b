import type { ClickHouseClient } from '@clickhouse/client'
import { EMBEDDED_VERSION, startClickHouseChild } from './start-child.ts'
import { connectClickHouse, countWrites, createDatabase, testClickHouse, type ClickHouseAddress } from './client.ts'
import { migrateClickHouse, migrations, readStoreId } from './migrations.ts'
import { distributeTables, shardsOf, type ShardOptions } from './shards.ts'
import { expectFinished } from './unfinished-copy.ts'

export type { ClickHouseClient, ShardOptions }

export interface ClickHouse {
  /** The client for writes and for jobs. */
  client: ClickHouseClient
  /** The client for statistics, with connections of its own, so that they never take those of the others. */
  statsClient: ClickHouseClient
  /** The client for health checks. */
  healthClient: ClickHouseClient
  /** How often something was written with the first of them. */
  writes(): number
  /** The id of this set of tables. */
  id: string
  /** The process id of the embedded engine while it runs. */
  childPid(): number | undefined
  close(): Promise<void>
}

export interface ClickHouseOptions {
  /** The address of another ClickHouse; undefined starts the embedded one. */
  url: string | undefined
  /** The other servers that hold the rows; the database at `url` then has distributed tables without rows. */
  shards?: ShardOptions | undefined
  /** The data folder of the embedded ClickHouse. */
  folder: string
  /** The number of connections for statistics. */
  statsConnections?: number | undefined
  /** Called before the tables are migrated, also where there is nothing to do. */
  beforeMigration?: (client: ClickHouseClient, state: { isNew: boolean; isPending: boolean }) => Promise<void>
  log: { warn(message: string): void; error(message: string): void }
}

const HEALTH_CONNECTIONS = 2

/** Opens the event store: starts or connects it, tests it, and migrates its tables. @throws {StartError} */
export async function openClickHouse({
  url,
  shards,
  folder,
  statsConnections,
  beforeMigration = async () => {},
  log,
}: ClickHouseOptions): Promise<ClickHouse> {
  const child = url === undefined ? await startClickHouseChild({ folder, log }) : undefined
  const address: ClickHouseAddress = child ?? { url: url ?? '' }
  try {
    await createDatabase(address)
    const client = connectClickHouse(address)
    await testClickHouse(client, child === undefined ? undefined : EMBEDDED_VERSION)
    if (child === undefined) await expectFinished(client)
    const before = (state: { isNew: boolean; isPending: boolean }) => beforeMigration(client, state)
    if (shards === undefined) await migrateClickHouse(client, migrations, before)
    else {
      // The tables of shards are not backed up: nothing is to be waited for.
      await before({ isNew: true, isPending: false })
      await distributeTables(client, shards)
    }
    const writes = countWrites(client)
    const statsClient = connectClickHouse(address, statsConnections)
    const healthClient = connectClickHouse(address, HEALTH_CONNECTIONS)
    return {
      client,
      statsClient,
      healthClient,
      writes,
      id: await readStoreId(client),
      childPid: () => child?.pid(),
      async close() {
        await Promise.all(
          [...new Set([client, statsClient, healthClient, ...shardsOf(client)])].map((one) => one.close()),
        )
        await child?.stop()
      },
    }
  } catch (error) {
    await child?.stop()
    throw error
  }
}
