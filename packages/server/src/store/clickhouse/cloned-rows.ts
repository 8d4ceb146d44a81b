import type { ClickHouseClient } from '@clickhouse/client'
import { createReadStream } from 'node:fs'
import type { Readable } from 'node:stream'
import { startClickHouseChild } from './start-child.ts'
import { CONNECTIONS, connectClickHouse, createDatabase, PATIENT_MS, testClickHouse } from './client.ts'
import { readEventCounts, type EventCounts } from './freeze.ts'
import { ANY_SIZE } from './long-statement.ts'
import { migrateClickHouse, migrationsUntil } from './migrations.ts'
import { selectRows } from './select.ts'
import { beginFill, endFill, notEmpty, readFillState } from './unfinished-copy.ts'

// A ClickHouse of one's own keeps its files where nobody here can read them. So its rows are read, of tables that have the
// same parts as hard links.

const tables = ['events', 'sessions'] as const
/** @param id That of the data folder, as several servers may use one ClickHouse */
const cloneOf = (table: string, id: string): string => `backup_${id.replaceAll('-', '')}_${table}`

/** The rows of one month of a table. */
export interface ClonedMonth {
  table: string
  partition: string
  /** About as many bytes as there will be to read. */
  bytes: number
  read: () => Promise<Readable>
}

/**
 * Keeps the present rows of both event tables in tables of their own, whatever is written, merged or deleted later.
 * @param id That of the data folder
 */
export async function cloneTables(
  client: ClickHouseClient,
  id: string,
): Promise<{ months: ClonedMonth[]; counts: EventCounts }> {
  await dropClones(client, id)
  for (const table of tables) {
    await client.command({ query: `CREATE TABLE ${cloneOf(table, id)} AS ${table}` })
    const partitions = await selectRows<{ partition: string }>(
      client,
      `SELECT DISTINCT partition_id AS partition FROM system.parts
       WHERE database = currentDatabase() AND table = {table: String} AND active ORDER BY partition`,
      { table },
    )
    for (const { partition } of partitions)
      await client.command({
        query: `ALTER TABLE ${cloneOf(table, id)} ATTACH PARTITION ID '${partition}' FROM ${table}`,
      })
  }
  const parts = await selectRows<{ clone: string; partition: string; bytes: string }>(
    client,
    `SELECT table AS clone, partition_id AS partition, sum(data_uncompressed_bytes) AS bytes FROM system.parts
     WHERE database = currentDatabase() AND table IN {clones: Array(String)} AND active
     GROUP BY clone, partition ORDER BY clone, partition`,
    { clones: tables.map((table) => cloneOf(table, id)) },
  )
  const months = parts.map(({ clone, partition, bytes }) => ({
    table: clone.slice(cloneOf('', id).length),
    partition,
    bytes: Number(bytes),
    async read() {
      const { stream } = await client.exec({
        query: `SELECT * FROM ${clone} WHERE _partition_id = '${partition}' FORMAT Native`,
        clickhouse_settings: { max_execution_time: 0 },
      })
      return stream
    },
  }))
  return { months, counts: await readEventCounts(client, (table) => cloneOf(table, id)) }
}

/** Removes what was kept for a data folder, also by a server that was killed. */
export async function dropClones(client: ClickHouseClient, id: string): Promise<void> {
  for (const table of tables)
    await client.command({
      query: `DROP TABLE IF EXISTS ${cloneOf(table, id)} SYNC`,
      clickhouse_settings: ANY_SIZE,
    })
}

interface Target {
  /** The address of an empty database of another ClickHouse; undefined stands for the embedded engine. */
  url: string | undefined
  /** The folder of the embedded engine, which does not exist yet. */
  folder: string
  /** The id of the tables, by which open visits are known to be theirs. */
  store: string
}

/** @throws {StartError} where a ClickHouse cannot be used @throws {BackupError} where it holds something else */
export const expectEmptyTables = ({ url, store }: Pick<Target, 'url' | 'store'>): Promise<void> =>
  url === undefined
    ? Promise.resolve()
    : withClient({ url }, async (client) => {
        if ((await readFillState(client, store)) === 'whole') throw notEmpty()
      })

interface Rows {
  /** The version of the tables that they were in. A server migrates them. */
  schema: number
  files: readonly { table: string; file: string }[]
}

/** Fills empty event tables with the rows of files, and counts them. No server uses them before {@link releaseRows}. */
export const restoreRows = (target: Target, { schema, files }: Rows): Promise<EventCounts> =>
  withTarget(target, async (client) => {
    if ((await readFillState(client, target.store)) === 'empty') await beginFill(client, target.store)
    await migrateClickHouse(client, migrationsUntil(schema))
    // Of an attempt that was interrupted.
    for (const table of tables)
      await client.command({ query: `TRUNCATE TABLE ${table} SYNC`, clickhouse_settings: ANY_SIZE })
    for (const { table, file } of files) {
      const { stream } = await client.exec({
        query: `INSERT INTO ${table} FORMAT Native`,
        values: createReadStream(file),
        clickhouse_settings: { insert_deduplicate: 0, async_insert: 0, max_execution_time: 0 },
      })
      stream.resume()
    }
    return readEventCounts(client)
  })

/** Lets servers use the rows that were restored. */
export const releaseRows = (target: Target): Promise<void> =>
  withTarget(target, (client) => endFill(client, target.store))

async function withTarget<Result>({ url, folder }: Target, work: (client: ClickHouseClient) => Promise<Result>) {
  if (url !== undefined) return withClient({ url }, work)
  const child = await startClickHouseChild({ folder, log: console })
  try {
    return await withClient(child, work)
  } finally {
    await child.stop()
  }
}

async function withClient<Result>(
  address: Parameters<typeof connectClickHouse>[0],
  work: (client: ClickHouseClient) => Promise<Result>,
): Promise<Result> {
  await createDatabase(address)
  const client = connectClickHouse(address, CONNECTIONS, PATIENT_MS)
  try {
    await testClickHouse(client)
    return await work(client)
  } finally {
    await client.close()
  }
}
