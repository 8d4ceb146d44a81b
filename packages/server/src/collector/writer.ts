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

/**
 * Writes a batch under its token: sent again, it changes nothing.
 * @param isFirstTry false when an attempt before may have reached ClickHouse: what is there is then checked row by
 *   row, because an engine that is killed between noting a token and keeping its rows takes the token as done.
 */
export async function writeBatch(
  client: ClickHouseClient,
  token: string,
  rows: BatchRows,
  isFirstTry: boolean,
): Promise<void> {
  await insertRows(client, token, rows.events, rows.sessions)
  if (isFirstTry) return
  let missing = await missingRows(client, rows)
  if (missing.events.length + missing.sessions.length === 0) return
  await sleep(SETTLE_MS)
  missing = await missingRows(client, rows)
  await insertRows(client, `${token}-rest-${Date.now()}`, missing.events, missing.sessions)
}

async function insertRows(
  client: ClickHouseClient,
  token: string,
  events: readonly EventRow[],
  sessions: readonly SessionRow[],
): Promise<void> {
  // Both must have ended before anything is tried again.
  const results = await Promise.allSettled([
    insert(client, 'events', `${token}-events`, events),
    insert(client, 'sessions', `${token}-sessions`, sessions),
  ])
  for (const result of results) if (result.status === 'rejected') throw result.reason
}

async function insert(client: ClickHouseClient, table: string, token: string, rows: readonly object[]): Promise<void> {
  if (rows.length === 0) return
  await client.insert({
    table,
    values: rows,
    format: 'JSONEachRow',
    clickhouse_settings: { ...settings, insert_deduplication_token: token },
  })
}

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
  if (events.length === 0) return new Set()
  const times = events.map((row) => row.ts)
  const rows = await selectRows<{ id: string }>(
    client,
    `SELECT id FROM events
     WHERE site_id IN {sites: Array(UInt32)}
       AND ts BETWEEN fromUnixTimestamp64Milli({first: Int64}) AND fromUnixTimestamp64Milli({last: Int64})`,
    { sites: [...new Set(events.map((row) => row.site_id))], first: Math.min(...times), last: Math.max(...times) },
  )
  return new Set(rows.map((row) => row.id))
}

/**
 * The statements about visits that are in the table. The newest one of a visit is never merged away, and those of the
 * batch in question are the newest: later batches wait for it.
 */
async function presentStatements(client: ClickHouseClient, sessions: readonly SessionRow[]): Promise<Set<string>> {
  if (sessions.length === 0) return new Set()
  const rows = await selectRows<{ session_id: string; version: number }>(
    client,
    `SELECT session_id, version FROM sessions
     WHERE site_id IN {sites: Array(UInt32)} AND session_id IN {ids: Array(UInt64)} AND sign = 1`,
    {
      sites: [...new Set(sessions.map((row) => row.site_id))],
      // Numbers, not texts; those of a full batch take about 220 KB of the address, of which 1 MB is allowed.
      ids: [...new Set(sessions.map((row) => row.session_id))].map(BigInt),
    },
  )
  return new Set(rows.map(statementOf))
}

const statementOf = (row: { session_id: string; version: number }): string => `${row.session_id}:${row.version}`
