import type { ClickHouseClient } from '@clickhouse/client'
import { StartError } from '../../errors.ts'
import { connectClickHouse, createDatabase, databaseOf, quoteName, testClickHouse } from './client.ts'
import { migrateClickHouse } from './migrations.ts'
import { selectRows } from './select.ts'

/** Several servers that hold the rows together, each one all rows of some visits. */
export interface ShardOptions {
  /** The name of the cluster in the configuration of ClickHouse. */
  cluster: string
  /** The addresses of the database on each server that holds its rows; all of these databases have one name. */
  urls: readonly string[]
}

const TABLES = ['events', 'sessions'] as const

const shardsOfClients = new WeakMap<ClickHouseClient, readonly ClickHouseClient[]>()

/**
 * The databases that hold the rows: the client's own, or those of the shards. Rows are read and inserted through the
 * client, and updated and deleted in each of these.
 */
export const shardsOf = (client: ClickHouseClient): readonly ClickHouseClient[] =>
  shardsOfClients.get(client) ?? [client]

/** Opens the databases that hold the rows, and migrates their tables. @throws {StartError} */
async function openShards(urls: readonly string[]): Promise<ClickHouseClient[]> {
  return Promise.all(
    urls.map(async (url) => {
      await createDatabase({ url })
      const client = connectClickHouse({ url })
      await testClickHouse(client)
      await migrateClickHouse(client)
      return client
    }),
  )
}

/**
 * Creates tables without rows that stand for those of all shards. Both are sharded by visit, because a visit's rows can
 * only cancel each other on one server.
 * @throws {StartError} where the cluster has other servers, or the tables hold rows themselves
 */
export async function distributeTables(client: ClickHouseClient, { cluster, urls }: ShardOptions): Promise<void> {
  const [database, ...others] = new Set(urls.map((url) => databaseOf(url)))
  if (database === undefined || others.length > 0)
    throw new StartError('CLICKHOUSE_SHARDS must name one database, the same on each server')
  await expectShards(client, cluster, urls.length)
  for (const table of TABLES) await expectNoRows(client, table)
  const shards = await openShards(urls)
  shardsOfClients.set(client, shards)
  for (const table of TABLES) {
    const columns = await selectRows<{ name: string; type: string }>(
      shards[0] ?? client,
      'SELECT name, type FROM system.columns WHERE database = currentDatabase() AND table = {table: String} ORDER BY position',
      { table },
    )
    await client.command({
      query: `CREATE OR REPLACE TABLE ${table} (${columns.map(({ name, type }) => `${quoteName(name)} ${type}`).join(', ')})
        ENGINE = Distributed(${quoteName(cluster)}, ${quoteName(database)}, ${table}, session_id)`,
    })
  }
}

async function expectShards(client: ClickHouseClient, cluster: string, count: number): Promise<void> {
  const [row] = await selectRows<{ shards: string }>(
    client,
    'SELECT uniqExact(shard_num) AS shards FROM system.clusters WHERE cluster = {cluster: String}',
    { cluster },
  )
  if (Number(row?.shards) !== count)
    throw new StartError(
      `The ClickHouse cluster ${cluster} has ${row?.shards ?? 0} shards; CLICKHOUSE_SHARDS names ${count}`,
    )
}

async function expectNoRows(client: ClickHouseClient, table: string): Promise<void> {
  const [known] = await selectRows<{ engine: string }>(
    client,
    'SELECT engine FROM system.tables WHERE database = currentDatabase() AND name = {table: String}',
    { table },
  )
  if (known !== undefined && known.engine !== 'Distributed')
    throw new StartError(
      `The table ${table} of CLICKHOUSE_URL holds rows itself. Name another database there, which only stands for the shards.`,
    )
}
