import type { ClickHouseClient } from '@clickhouse/client'
import { BackupError, StartError } from '../../errors.ts'
import { selectRows } from './select.ts'

/** The table that is there while the others are being filled from elsewhere. */
const UNFINISHED = 'unfinished_copy'

/** @throws {StartError} where the tables hold a part of what they shall hold */
export async function expectFinished(client: ClickHouseClient): Promise<void> {
  if ((await listTables(client)).has(UNFINISHED))
    throw new StartError(
      'The database of CLICKHOUSE_URL is not filled yet, because a command was interrupted. Run it again.',
    )
}

/** What there is of certain tables in a database: nothing, a part, or perhaps all. */
export type FillState = 'empty' | 'begun' | 'whole'

/** @param id That of the tables, as `store` has it @throws {BackupError} where the database holds something else */
export async function readFillState(client: ClickHouseClient, id: string): Promise<FillState> {
  const names = await listTables(client)
  if (names.size === 0) return 'empty'
  if (names.has(UNFINISHED)) {
    const begun = await readId(client, UNFINISHED)
    // Killed between the making of the table and its row.
    if (begun === '' && names.size === 1) return 'empty'
    if (begun === id) return 'begun'
  } else if (names.has('store') && names.has('events') && (await readId(client, 'store')) === id) return 'whole'
  throw notEmpty()
}

export const notEmpty = (): BackupError =>
  new BackupError('The database of the other ClickHouse is not empty. Name another one.')

async function listTables(client: ClickHouseClient): Promise<Set<string>> {
  const tables = await selectRows<{ name: string }>(
    client,
    'SELECT name FROM system.tables WHERE database = currentDatabase()',
    {},
  )
  return new Set(tables.map(({ name }) => name))
}

/** The id that a table of one row holds; empty where it has none. */
export async function readId(client: ClickHouseClient, table: string): Promise<string> {
  const [row] = await selectRows<{ id: string }>(
    client,
    `SELECT toString(id) AS id FROM ${table} ORDER BY id LIMIT 1`,
    {},
  )
  return row?.id ?? ''
}

/** Notes whose rows these will be, so that no server uses a part of them, and another attempt goes on. */
export async function beginFill(client: ClickHouseClient, id: string): Promise<void> {
  await client.command({
    query: `CREATE TABLE IF NOT EXISTS ${UNFINISHED} (id UUID) ENGINE = MergeTree ORDER BY id
      SETTINGS fsync_after_insert = 1, fsync_part_directory = 1`,
  })
  await client.insert({ table: UNFINISHED, values: [{ id }], format: 'JSONEachRow' })
}

/** Makes the tables those of the id: a server may use them now. */
export async function endFill(client: ClickHouseClient, id: string): Promise<void> {
  await client.command({ query: 'CREATE TABLE IF NOT EXISTS store (id UUID) ENGINE = MergeTree ORDER BY id' })
  await client.insert({ table: 'store', values: [{ id }], format: 'JSONEachRow' })
  await client.command({ query: `DROP TABLE IF EXISTS ${UNFINISHED}` })
}
