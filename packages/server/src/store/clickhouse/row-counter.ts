import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { startClickHouseChild } from './start-child.ts'
import { connectClickHouse, createDatabase, CONNECTIONS, PATIENT_MS } from './client.ts'
import type { EventCounts } from './freeze.ts'
import { migrateClickHouse, migrationsUntil } from './migrations.ts'
import { selectRows } from './select.ts'

/** Counts rows of event tables, as a backup holds them, in an engine of its own that keeps none of them. */
export interface RowCounter {
  /** Takes the rows of a file in the format Native, until it ends. */
  take(table: string, rows: Readable): Promise<void>
  /** What was taken. */
  counts(): Promise<EventCounts>
  stop(): Promise<void>
}

const COUNTED: Readonly<Record<string, string>> = {
  events: 'count(), 0, 0',
  sessions: '0, sum(sign), sum(toInt64(sign) * pageviews)',
}

/** @param schema The version of the tables that the rows were in @throws {StartError} where the engine does not start */
export async function startRowCounter(schema: number): Promise<RowCounter> {
  const folder = await mkdtemp(join(tmpdir(), 'sightline-counter-'))
  const remove = () => rm(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 100 })
  const child = await startClickHouseChild({ folder, log: console }).catch(async (error: unknown) => {
    await remove()
    throw error
  })
  await createDatabase(child)
  const client = connectClickHouse(child, CONNECTIONS, PATIENT_MS)
  await migrateClickHouse(client, migrationsUntil(schema))
  await client.command({
    query: 'CREATE TABLE counted (events Int64, visits Int64, pageviews Int64) ENGINE = MergeTree ORDER BY ()',
  })

  async function columnsOf(table: string): Promise<string> {
    const columns = await selectRows<{ name: string; type: string }>(
      client,
      'SELECT name, type FROM system.columns WHERE database = currentDatabase() AND table = {table: String} ORDER BY position',
      { table },
    )
    return columns.map(({ name, type }) => `${name} ${type}`).join(', ')
  }

  return {
    async take(table, rows) {
      const { stream } = await client.exec({
        query: `INSERT INTO counted SELECT ${COUNTED[table]} FROM input({columns: String}) FORMAT Native`,
        query_params: { columns: await columnsOf(table) },
        values: rows,
        clickhouse_settings: { insert_deduplicate: 0, async_insert: 0, max_execution_time: 0 },
      })
      stream.resume()
    },
    async counts() {
      const [row] = await selectRows<Record<keyof EventCounts, string>>(
        client,
        'SELECT sum(events) AS events, sum(visits) AS visits, sum(pageviews) AS pageviews FROM counted',
        {},
      )
      return { events: Number(row?.events), visits: Number(row?.visits), pageviews: Number(row?.pageviews) }
    },
    async stop() {
      await client.close()
      await child.stop()
      await remove()
    },
  }
}
