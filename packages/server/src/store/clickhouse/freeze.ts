import type { ClickHouseClient } from '@clickhouse/client'
import { mkdir, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { EMBEDDED_VERSION, startClickHouseChild } from './start-child.ts'
import { CONNECTIONS, connectClickHouse, PATIENT_MS, quoteName, testClickHouse } from './client.ts'
import { areRowsDeleted } from './delete-site-rows.ts'
import { migrations } from './migrations.ts'
import { selectRows } from './select.ts'

/** Sums over both event tables, which stay the same while parts are merged. */
export interface EventCounts {
  events: number
  visits: number
  pageviews: number
}

/** The newest version of the event tables that this product knows. */
export const EVENT_SCHEMA = migrations.at(-1)?.version ?? 0

export { EMBEDDED_VERSION as ENGINE_VERSION }

/** What a freeze leaves in the folder of the engine: hard links of the parts. */
const SHADOW = 'store/shadow'

/** The names of freezes, so that those of a server that was killed are found. */
const NAME = 'backup'

/** The folder of the frozen parts, below the folder of the engine; below it they have their usual places. */
export const FROZEN = `${SHADOW}/${NAME}`

/** The folder of a table's parts, below the folder of the engine. */
export interface FrozenTable {
  name: string
  folder: string
}

/** The engine counts freezes in it. */
const COUNTER = `${SHADOW}/increment.txt`

/**
 * Makes the engine able to freeze, before it is told to. Where two freezes meet that are its first ones, or a kill has left
 * the counter empty, it refuses that one or every later one. See https://github.com/ClickHouse/ClickHouse/issues/105719
 */
export async function prepareFreeze(engineFolder: string): Promise<void> {
  const counter = join(engineFolder, COUNTER)
  const { size } = await stat(counter).catch(() => ({ size: 0 }))
  if (size > 0) return
  await mkdir(join(engineFolder, SHADOW), { recursive: true, mode: 0o700 })
  // All freezes have a name, so the number does not matter.
  await writeFile(counter, '0\n', { mode: 0o600 })
}

/** Keeps the present parts of all tables by hard links, whatever is merged or deleted later. */
export async function freezeTables(client: ClickHouseClient): Promise<FrozenTable[]> {
  const tables = await selectRows<{ name: string; uuid: string }>(
    client,
    `SELECT name, toString(uuid) AS uuid FROM system.tables
     WHERE database = currentDatabase() AND engine LIKE '%MergeTree' ORDER BY name`,
    {},
  )
  await Promise.all(
    tables.map(({ name }) =>
      client.command({ query: `ALTER TABLE ${quoteName(name)} FREEZE WITH NAME ${quoteText(NAME)}` }),
    ),
  )
  return tables.map(({ name, uuid }) => ({ name, folder: `store/store/${uuid.slice(0, 3)}/${uuid}` }))
}

const quoteText = (text: string): string => `'${text}'`

/** Removes what a freeze has left, also one of a server that was killed. */
export const removeFrozen = (engineFolder: string): Promise<void> =>
  rm(join(engineFolder, FROZEN), { recursive: true, force: true })

/** Whether no deletion of rows is under way, which would change the counts later. */
export const isUnchanging = (client: ClickHouseClient): Promise<boolean> => areRowsDeleted(client)

/** The version of the tables, which may be older than this product's. */
export async function readEventSchema(client: ClickHouseClient): Promise<number> {
  const query = 'SELECT max(version) AS version FROM schema_migrations'
  const [row] = await selectRows<{ version: number }>(client, query, {})
  return row?.version ?? 0
}

/** @param nameOf The table that is counted in the place of another @default the table itself */
export async function readEventCounts(
  client: ClickHouseClient,
  nameOf = (table: 'events' | 'sessions'): string => table,
): Promise<EventCounts> {
  const [row] = await selectRows<Record<keyof EventCounts, string>>(
    client,
    `SELECT (SELECT count() FROM ${nameOf('events')}) AS events, sum(sign) AS visits, sum(sign * pageviews) AS pageviews
     FROM ${nameOf('sessions')}`,
    {},
  )
  return { events: Number(row?.events), visits: Number(row?.visits), pageviews: Number(row?.pageviews) }
}

/** Uses the tables of a folder, as they are, while no server does. @throws {StartError} */
export async function withEventTables<Result>(
  engineFolder: string,
  read: (client: ClickHouseClient) => Promise<Result>,
): Promise<Result> {
  const child = await startClickHouseChild({ folder: engineFolder, log: console })
  const client = connectClickHouse(child, CONNECTIONS, PATIENT_MS)
  try {
    return await read(client)
  } finally {
    await client.close()
    await child.stop()
  }
}

/** Uses the tables of another ClickHouse, as they are. @throws {StartError} */
export async function withTablesAt<Result>(
  url: string,
  read: (client: ClickHouseClient) => Promise<Result>,
): Promise<Result> {
  const client = connectClickHouse({ url }, CONNECTIONS, PATIENT_MS)
  try {
    await testClickHouse(client)
    return await read(client)
  } finally {
    await client.close()
  }
}
