import type { ClickHouseClient } from '@clickhouse/client'
import { setTimeout as sleep } from 'node:timers/promises'
import { selectRows } from '../store/clickhouse/select.ts'
import type { BatchRows, EventRow, SessionRow } from './batch.ts'

const settings = {
  // One batch is one block for each table and month, so that its token stands for all of it.
  input_format_parallel_parsing: 0,
  async_insert: 0,
} as const

/** How long an insert whose sender was killed may still take to show in the tables. */
const SETTLE_MS = 1500
/** ClickHouse takes 128 KB as one parameter; an id has up to 20 digits. */
const IDS_AT_ONCE = 2000

export interface WriteOptions {
  /**
   * False when an attempt before may have reached ClickHouse: what is there is then checked row by row, because an
   * engine that is killed between noting a token and keeping its rows takes the token as done.
   */
  isFirstTry: boolean
  /** Told of a row that ClickHouse does not take, however it is sent. */
  onRefusedRow: (table: string, row: object, reason: string) => void
}

/** Writes a batch under its token: sent again, it changes nothing. */
export async function writeBatch(
  client: ClickHouseClient,
  token: string,
  rows: BatchRows,
  { isFirstTry, onRefusedRow }: WriteOptions,
): Promise<void> {
  const insertBoth = async (name: string, { events, sessions }: Missing) => {
    // Both must have ended before anything is tried again.
    const results = await Promise.allSettled([
      insert(client, 'events', `${name}-events`, events, onRefusedRow),
      insert(client, 'sessions', `${name}-sessions`, sessions, onRefusedRow),
    ])
    for (const result of results) if (result.status === 'rejected') throw result.reason
  }
  await insertBoth(token, rows)
  if (isFirstTry) return
  let missing = await missingRows(client, rows)
  if (missing.events.length + missing.sessions.length === 0) return
  await sleep(SETTLE_MS)
  missing = await missingRows(client, rows)
  await insertBoth(`${token}-rest-${Date.now()}`, missing)
}

/** A block that is refused for what stands in it is halved until the row is found that is to blame. */
async function insert(
  client: ClickHouseClient,
  table: string,
  token: string,
  rows: readonly object[],
  onRefusedRow: WriteOptions['onRefusedRow'],
): Promise<void> {
  const [first] = rows
  if (first === undefined) return
  try {
    await client.insert({
      table,
      values: rows,
      format: 'JSONEachRow',
      clickhouse_settings: { ...settings, insert_deduplication_token: token },
    })
  } catch (error) {
    if (!isAboutContent(error)) throw error
    if (rows.length === 1) return onRefusedRow(table, first, error.message.slice(0, 300))
    const half = Math.ceil(rows.length / 2)
    await insert(client, table, `${token}.0`, rows.slice(0, half), onRefusedRow)
    await insert(client, table, `${token}.1`, rows.slice(half), onRefusedRow)
  }
}

const CONTENT_ERRORS =
  /^(CANNOT_PARSE|CANNOT_CONVERT|INCORRECT_DATA|TYPE_MISMATCH|ARGUMENT_OUT_OF_BOUND|DECIMAL_OVERFLOW|VALUE_IS_OUT_OF_RANGE)/

const isAboutContent = (error: unknown): error is Error =>
  error instanceof Error && 'type' in error && CONTENT_ERRORS.test(String(error.type))

type Missing = Pick<BatchRows, 'events' | 'sessions'>

async function missingRows(client: ClickHouseClient, { events, sessions }: BatchRows): Promise<Missing> {
  const [eventIds, statements] = await Promise.all([presentEvents(client, events), presentStatements(client, sessions)])
  const missing = new Set(
    sessions.filter((row) => row.sign === 1 && !statements.has(statementOf(row))).map((row) => row.session_id),
  )
  return {
    events: events.filter((row) => !eventIds.has(row.id)),
    // A visit's earlier statement is taken back together with the new one, or not at all.
    sessions: sessions.filter((row) => missing.has(row.session_id)),
  }
}

async function presentEvents(client: ClickHouseClient, events: readonly EventRow[]): Promise<Set<string>> {
  const present = new Set<string>()
  for (const some of chunksOf(events)) {
    const times = some.map((row) => row.ts)
    const rows = await selectRows<{ id: string }>(
      client,
      `SELECT id FROM events
       WHERE site_id IN {sites: Array(UInt32)}
         AND ts BETWEEN fromUnixTimestamp64Milli({first: Int64}) AND fromUnixTimestamp64Milli({last: Int64})`,
      { sites: [...new Set(some.map((row) => row.site_id))], first: Math.min(...times), last: Math.max(...times) },
    )
    for (const row of rows) present.add(row.id)
  }
  return present
}

/**
 * The statements about visits that are in the table. The newest one of a visit is never merged away, and those of the
 * batch in question are the newest: later batches wait for it.
 */
async function presentStatements(client: ClickHouseClient, sessions: readonly SessionRow[]): Promise<Set<string>> {
  const present = new Set<string>()
  for (const some of chunksOf(sessions)) {
    const rows = await selectRows<{ session_id: string; version: number }>(
      client,
      `SELECT session_id, version FROM sessions
       WHERE site_id IN {sites: Array(UInt32)} AND session_id IN {ids: Array(UInt64)} AND sign = 1`,
      {
        sites: [...new Set(some.map((row) => row.site_id))],
        ids: [...new Set(some.map((row) => row.session_id))].map(BigInt),
      },
    )
    for (const row of rows) present.add(statementOf(row))
  }
  return present
}

function* chunksOf<Row>(rows: readonly Row[]): Generator<readonly Row[]> {
  for (let start = 0; start < rows.length; start += IDS_AT_ONCE) yield rows.slice(start, start + IDS_AT_ONCE)
}

const statementOf = (row: { session_id: string; version: number }): string => `${row.session_id}:${row.version}`
