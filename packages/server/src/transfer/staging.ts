import type { EventRow } from '../collector/batch.ts'
import type { ClickHouseClient } from '../store/clickhouse/clickhouse.ts'
import { runCommand, selectRows } from '../store/clickhouse/select.ts'

/** An event of a file, and the line that it stands on. */
export interface StagedEvent extends EventRow {
  line: number
}

/** Names the two tables of one import: what the file holds, and what of it is new. */
export interface Staging {
  read: string
  fresh: string
}

export const stagingOf = (name: string): Staging => ({ read: `import_${name}_read`, fresh: `import_${name}_fresh` })

const DURABLE = 'SETTINGS fsync_after_insert = 1, fsync_part_directory = 1'

/** What sorts or groups more than this does so on the disk. */
const LARGE = {
  max_bytes_before_external_sort: '200000000',
  max_bytes_before_external_group_by: '200000000',
  max_execution_time: 0,
} as const

export async function createStaging(client: ClickHouseClient, { read, fresh }: Staging): Promise<void> {
  await runCommand(
    client,
    `CREATE TABLE IF NOT EXISTS ${read} ENGINE = MergeTree ORDER BY (ts, id) ${DURABLE}
     AS SELECT toUInt64(0) AS line, * FROM events WHERE 0`,
    {},
  )
  await runCommand(
    client,
    `CREATE TABLE IF NOT EXISTS ${fresh} ENGINE = MergeTree PARTITION BY part ORDER BY (ts, id) ${DURABLE}
     AS SELECT toUInt16(0) AS part, toUInt64(0) AS line, * FROM events WHERE 0`,
    {},
  )
}

export async function dropStaging(client: ClickHouseClient, { read, fresh }: Staging): Promise<void> {
  for (const table of [read, fresh]) await runCommand(client, `DROP TABLE IF EXISTS ${table}`, {})
}

/** Keeps events of the file. The same ones may be kept again: of one id only one is new. */
export async function stageEvents(
  client: ClickHouseClient,
  { read }: Staging,
  events: readonly StagedEvent[],
): Promise<void> {
  if (events.length === 0) return
  await client.insert({ table: read, values: events, format: 'JSONEachRow', clickhouse_settings: { async_insert: 0 } })
}

/** How many events are compared at once, which bounds memory. */
const COMPARED_AT_ONCE = 200_000

/** In how many parts the events of the file are compared with those that the site has. */
export async function countParts(client: ClickHouseClient, { read }: Staging, siteId: number): Promise<number> {
  const [row] = await selectRows<{ events: string }>(
    client,
    `SELECT greatest((SELECT count() FROM ${read}), (SELECT count() FROM events WHERE site_id = {site: UInt32})) AS events`,
    { site: siteId },
  )
  return Math.max(1, Math.min(10_000, Math.ceil(Number(row?.events ?? 0) / COMPARED_AT_ONCE)))
}

/** Finds what is new in one part, once for each id: the first line that has it. Done again, it finds the same. */
export async function findFresh(
  client: ClickHouseClient,
  { read, fresh }: Staging,
  siteId: number,
  { part, parts }: { part: number; parts: number },
): Promise<void> {
  await runCommand(client, `ALTER TABLE ${fresh} DROP PARTITION ${part}`, {})
  const isInPart = 'cityHash64(id) % {parts: UInt16} = {part: UInt16}'
  await client.command({
    query: `INSERT INTO ${fresh} SELECT {part: UInt16}, * FROM ${read}
      WHERE ${isInPart} AND id NOT IN (SELECT id FROM events WHERE site_id = {site: UInt32} AND ${isInPart})
      ORDER BY id, line LIMIT 1 BY id`,
    query_params: { part, parts, site: siteId },
    clickhouse_settings: LARGE,
  })
}

/** All events of a visitor within a visit are in memory together. */
const MOST_EVENTS_OF_VISITOR = 50_000

/** Visitors who would have too many events, with how many of these are new. */
export async function findBusyVisitors(
  client: ClickHouseClient,
  { fresh }: Staging,
  siteId: number,
): Promise<{ visitorIds: string[]; events: number }> {
  const result = await client.query({
    query: `SELECT visitor_id, sum(is_fresh) AS events FROM (
        SELECT visitor_id, 1 AS is_fresh FROM ${fresh}
        UNION ALL
        SELECT visitor_id, 0 FROM events
        WHERE site_id = {site: UInt32} AND visitor_id GLOBAL IN (SELECT visitor_id FROM ${fresh})
      ) GROUP BY visitor_id HAVING count() > {most: UInt32} ORDER BY visitor_id`,
    query_params: { site: siteId, most: MOST_EVENTS_OF_VISITOR },
    format: 'JSONEachRow',
    clickhouse_settings: LARGE,
  })
  const rows = await result.json<{ visitor_id: string; events: string }>()
  return {
    visitorIds: rows.map((row) => row.visitor_id),
    events: rows.reduce((sum, row) => sum + Number(row.events), 0),
  }
}

const isOf = 'visitor_id IN {visitors: Array(UInt64)}'

/** The first lines of some visitors. */
export async function firstLinesOf(
  client: ClickHouseClient,
  { fresh }: Staging,
  visitorIds: readonly string[],
  limit: number,
): Promise<number[]> {
  const rows = await selectRows<{ line: string }>(
    client,
    `SELECT DISTINCT line FROM ${fresh} WHERE ${isOf} ORDER BY line LIMIT {limit: UInt32}`,
    { visitors: visitorIds.map(BigInt), limit },
  )
  return rows.map((row) => Number(row.line))
}

export async function dropVisitors(
  client: ClickHouseClient,
  { fresh }: Staging,
  visitorIds: readonly string[],
): Promise<void> {
  if (visitorIds.length === 0) return
  await client.command({
    query: `ALTER TABLE ${fresh} DELETE WHERE ${isOf}`,
    query_params: { visitors: visitorIds.map(BigInt) },
    clickhouse_settings: { mutations_sync: '1', max_execution_time: 0 },
  })
}

export async function countFresh(client: ClickHouseClient, { fresh }: Staging): Promise<number> {
  const [row] = await selectRows<{ events: string }>(client, `SELECT count() AS events FROM ${fresh}`, {})
  return Number(row?.events ?? 0)
}

/** The new events behind which some are written already. */
export interface Cursor {
  /** Milliseconds since 1970. */
  ts: number
  id: string
}

/** The next new events in the order in which visits are made. */
export async function nextFresh(
  client: ClickHouseClient,
  { fresh }: Staging,
  after: Cursor,
  limit: number,
): Promise<EventRow[]> {
  const rows = await selectRows<Omit<EventRow, 'ts'> & { ts: string }>(
    client,
    `SELECT * REPLACE (toUnixTimestamp64Milli(ts) AS ts, toString(revenue) AS revenue) FROM (
       SELECT * EXCEPT (part, line) FROM ${fresh}
       WHERE ts >= fromUnixTimestamp64Milli({ts: Int64})
         AND (ts > fromUnixTimestamp64Milli({ts: Int64}) OR toString(id) > {id: String})
       ORDER BY ts, toString(id) LIMIT {limit: UInt32}
     )`,
    { ts: after.ts, id: after.id, limit },
  )
  return rows.map((row) => ({ ...row, ts: Number(row.ts) }))
}
