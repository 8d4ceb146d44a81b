import type { EventRow } from '../rows.ts'
import type { ClickHouseClient } from '../clickhouse.ts'
import { endStatement, runLongStatement } from '../long-statement.ts'
import { runCommand, selectRows } from '../select.ts'

/** An event of a file, with the number of its line. */
export interface StagedEvent extends EventRow {
  line: number
}

/**
 * The names of the tables of one import: the events of the file, the new ones among them, and the visitors who have
 * other events.
 */
export interface Staging {
  name: string
  read: string
  fresh: string
  met: string
}

export const stagingOf = (name: string): Staging => ({
  name,
  read: `import_${name}_read`,
  fresh: `import_${name}_fresh`,
  met: `import_${name}_met`,
})

/** Whether there are tables of any import, which are dropped once it has ended. */
export async function hasStaging(client: ClickHouseClient): Promise<boolean> {
  const found = await selectRows(
    client,
    `SELECT name FROM system.tables WHERE database = currentDatabase() AND startsWith(name, 'import_') LIMIT 1`,
    {},
  )
  return found.length > 0
}

/** The statements on an import's tables; they end early when the job does. */
export interface StagingWork {
  client: ClickHouseClient
  staging: Staging
  siteId: number
  /** The import that the events name; 0 where none is known. */
  importId: number
  signal?: AbortSignal | undefined
}

const DURABLE = 'SETTINGS fsync_after_insert = 1, fsync_part_directory = 1'

/** The settings with which larger sorts and groupings use the disk. */
export const LARGE = {
  max_bytes_before_external_sort: '200000000',
  max_bytes_before_external_group_by: '200000000',
  max_execution_time: 0,
} as const

/** The number of buckets into which visitors are hashed; neighbours lie together in the tables. */
export const HASH_BUCKETS = 65_536

/** A range of visitors by the bucket of their hash: from the first one, included, to the second, excluded. */
export interface HashRange {
  from: number
  to: number
}

export const NO_HASH_RANGE: HashRange = { from: 0, to: 0 }

/** Whether the tables of an import are all there. They are not where only the event tables came with a restoration. */
export async function isStaged(client: ClickHouseClient, { read, fresh, met }: Staging): Promise<boolean> {
  const names = [read, fresh, met]
  const found = await selectRows(
    client,
    'SELECT name FROM system.tables WHERE database = currentDatabase() AND name IN {names: Array(String)}',
    { names },
  )
  return found.length === names.length
}

export async function createStaging(client: ClickHouseClient, { read, fresh, met }: Staging): Promise<void> {
  await runCommand(
    client,
    `CREATE TABLE IF NOT EXISTS ${read} ENGINE = MergeTree ORDER BY (ts, id) ${DURABLE}
     AS SELECT toUInt64(0) AS line, * FROM events WHERE 0`,
    {},
  )
  await runCommand(
    client,
    `CREATE TABLE IF NOT EXISTS ${fresh} ENGINE = MergeTree PARTITION BY part ORDER BY (place, visitor_id, ts) ${DURABLE}
     AS SELECT toUInt16(0) AS part, toUInt16(0) AS place, toUInt64(0) AS line, * FROM events WHERE 0`,
    {},
  )
  await runCommand(
    client,
    `CREATE TABLE IF NOT EXISTS ${met} (place UInt16, visitor_id UInt64) ENGINE = MergeTree ORDER BY (place, visitor_id) ${DURABLE}`,
    {},
  )
}

export async function dropStaging(client: ClickHouseClient, staging: Staging): Promise<void> {
  for (const step of ['compare', 'meet', 'events', 'sessions'] as const) await endStatement(client, idOf(staging, step))
  for (const table of [staging.read, staging.fresh, staging.met])
    await runCommand(client, `DROP TABLE IF EXISTS ${table}`, {})
}

/** The id of a statement of an import, the same each time, so that it never runs twice at once. */
export const idOf = ({ name }: Staging, step: 'compare' | 'meet' | 'events' | 'sessions'): string =>
  `import-${name}-${step}`

/** Stores events of the file. They may be stored repeatedly: of each id only one counts as new. */
export async function stageEvents(
  client: ClickHouseClient,
  { read }: Staging,
  events: readonly StagedEvent[],
): Promise<void> {
  if (events.length === 0) return
  await client.insert({ table: read, values: events, format: 'JSONEachRow', clickhouse_settings: { async_insert: 0 } })
}

/** The number of events that are compared at once, which bounds memory. */
const COMPARED_AT_ONCE = 200_000

/** The number of parts in which the events of the file are compared with those of the site. */
export async function countParts(client: ClickHouseClient, { read }: Staging, siteId: number): Promise<number> {
  const [row] = await selectRows<{ events: string }>(
    client,
    `SELECT greatest((SELECT count() FROM ${read}), (SELECT count() FROM events WHERE site_id = {site: UInt32})) AS events`,
    { site: siteId },
  )
  return Math.max(1, Math.min(10_000, Math.ceil(Number(row?.events ?? 0) / COMPARED_AT_ONCE)))
}

/**
 * Finds the new events in one part: of each id the first line. Repeating it finds the same.
 * @param again The visitors whose events may be there without their visits: theirs count as new
 */
export async function findNewEvents(
  { client, staging, siteId, signal }: StagingWork,
  { part, parts }: { part: number; parts: number },
  again: HashRange = NO_HASH_RANGE,
): Promise<void> {
  const { read, fresh } = staging
  const id = idOf(staging, 'compare')
  // Rows that an earlier statement still writes would be there twice.
  await endStatement(client, id)
  await runCommand(client, `ALTER TABLE ${fresh} DROP PARTITION ${part}`, {})
  const isInPart = 'cityHash64(id) % {parts: UInt16} = {part: UInt16}'
  await runLongStatement(client, {
    id,
    query: `INSERT INTO ${fresh} SELECT {part: UInt16}, cityHash64(visitor_id) % ${HASH_BUCKETS}, * FROM ${read}
      WHERE ${isInPart} AND id NOT IN (
        SELECT id FROM events WHERE site_id = {site: UInt32} AND ${isInPart}
          AND NOT (cityHash64(visitor_id) % ${HASH_BUCKETS} >= {from: UInt32} AND cityHash64(visitor_id) % ${HASH_BUCKETS} < {to: UInt32})
      )
      ORDER BY id, line LIMIT 1 BY id`,
    parameters: { part, parts, site: siteId, ...again },
    settings: LARGE,
    signal,
  })
}

/** The number of new events, of visitors in all buckets or in those before one. */
export async function countNewEvents(
  client: ClickHouseClient,
  { fresh }: Staging,
  before = HASH_BUCKETS,
): Promise<number> {
  const [row] = await selectRows<{ events: string }>(
    client,
    `SELECT count() AS events FROM ${fresh} WHERE place < {before: UInt32}`,
    { before },
  )
  return Number(row?.events ?? 0)
}
