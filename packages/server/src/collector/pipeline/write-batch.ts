import type { ClickHouseClient } from '@clickhouse/client'
import { setImmediate, setTimeout as sleep } from 'node:timers/promises'
import { selectRows } from '../../store/clickhouse/select.ts'
import type { BatchRows } from '../visits/batch-rows.ts'
import type { EventRow, SessionRow } from '../../store/clickhouse/rows.ts'

const settings = {
  // One batch makes one block for each table and month, so that its token covers all of it.
  input_format_parallel_parsing: 0,
  async_insert: 0,
} as const

/** The time that an insert whose sender was killed may still take to appear in the tables. */
const SETTLE_MS = 1500
/** ClickHouse takes 128 KB as one parameter; an id has up to 20 digits. */
const IDS_AT_ONCE = 2000

export interface WriteOptions {
  /**
   * False when an earlier attempt may have reached ClickHouse: the tables are then checked row by row, because an
   * engine that is killed between storing a token and storing its rows ignores the token's next insert.
   */
  isFirstTry: boolean
  /** Called with a row that ClickHouse rejects, however it is sent. */
  onDeadLetter: (table: string, row: object, reason: string) => void
}

/** Writes a batch under its token; repeating it changes nothing. */
export async function writeBatch(
  client: ClickHouseClient,
  token: string,
  rows: BatchRows,
  { isFirstTry, onDeadLetter }: WriteOptions,
): Promise<void> {
  const insertBoth = async (name: string, { events, sessions }: Missing) => {
    // Both inserts must have ended before either is tried again.
    const results = await Promise.allSettled([
      insert(client, 'events', `${name}-events`, events, onDeadLetter),
      // Requests are answered before the rows of the second one are made into a text as well.
      setImmediate().then(() => insert(client, 'sessions', `${name}-sessions`, sessions, onDeadLetter)),
    ])
    for (const result of results) if (result.status === 'rejected') throw result.reason
  }
  if (isFirstTry) return insertBoth(token, rows)
  let missing = await missingRows(client, rows)
  if (countOf(missing) === countOf(rows)) {
    // No row is in the tables yet: if the first insert is still under way, the token keeps the second one out.
    await insertBoth(token, rows)
    missing = await missingRows(client, rows)
  }
  if (countOf(missing) === 0) return
  await sleep(SETTLE_MS)
  missing = await missingRows(client, rows)
  await insertBoth(`${token}-rest-${Date.now()}`, missing)
}

const countOf = ({ events, sessions }: Missing): number => events.length + sessions.length

/** A block that ClickHouse rejects for its content is halved until the wrong row is found. */
async function insert(
  client: ClickHouseClient,
  table: string,
  token: string,
  rows: readonly object[],
  onDeadLetter: WriteOptions['onDeadLetter'],
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
    if (rows.length === 1) return onDeadLetter(table, first, error.message.slice(0, 300))
    const half = Math.ceil(rows.length / 2)
    await insert(client, table, `${token}.0`, rows.slice(0, half), onDeadLetter)
    await insert(client, table, `${token}.1`, rows.slice(half), onDeadLetter)
  }
}

const CONTENT_ERRORS =
  /^(CANNOT_PARSE|CANNOT_CONVERT|INCORRECT_DATA|TYPE_MISMATCH|ARGUMENT_OUT_OF_BOUND|DECIMAL_OVERFLOW|VALUE_IS_OUT_OF_RANGE)/

const isAboutContent = (error: unknown): error is Error =>
  error instanceof Error && 'type' in error && CONTENT_ERRORS.test(String(error.type))

type Missing = Pick<BatchRows, 'events' | 'sessions'>

async function missingRows(client: ClickHouseClient, { events, sessions }: BatchRows): Promise<Missing> {
  const [eventIds, statements] = await Promise.all([presentEvents(client, events), readStatements(client, sessions)])
  const stated = new Set(sessions.filter((row) => row.sign === 1).map((row) => row.session_id))
  const isMissing = (row: SessionRow): boolean => {
    if (row.sign === 1) return !isMade(statements, row)
    // A visit's earlier statement is cancelled together with the insertion of the new one, or not at all; a visit whose
    // row is only cancelled must not lose it twice.
    return !stated.has(row.session_id) && (statements.sums.get(statementOf(row)) ?? 0) > 0
  }
  const missing = new Set(sessions.filter(isMissing).map((row) => row.session_id))
  return {
    events: events.filter((row) => !eventIds.has(row.id)),
    sessions: sessions.filter((row) => missing.has(row.session_id)),
  }
}

interface Statements {
  /**
   * The sums of signs by visit and version; a row that was taken back without ever having been written has the sum -1.
   */
  sums: Map<string, number>
  /** The newest version of each visit. */
  newest: Map<string, number>
}

/** A row that was inserted and cancelled may have been merged away, but then there is a newer one. */
function isMade({ sums, newest }: Statements, row: SessionRow): boolean {
  const sum = sums.get(statementOf(row)) ?? 0
  return sum > 0 || (sum === 0 && (newest.get(row.session_id) ?? 0) > row.version)
}

/** The ids of those events that are in the tables. */
export async function presentEvents(
  client: ClickHouseClient,
  events: readonly Pick<EventRow, 'id' | 'site_id' | 'ts'>[],
): Promise<Set<string>> {
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

/** Reads the rows of a batch's visits from the table, since another server may have continued some of them. */
async function readStatements(client: ClickHouseClient, sessions: readonly SessionRow[]): Promise<Statements> {
  const sums = new Map<string, number>()
  const newest = new Map<string, number>()
  for (const some of chunksOf(sessions)) {
    const rows = await selectRows<{ session_id: string; version: number; sum: string }>(
      client,
      `SELECT session_id, version, sum(sign) AS sum FROM sessions
       WHERE site_id IN {sites: Array(UInt32)} AND session_id IN {ids: Array(UInt64)}
       GROUP BY session_id, version`,
      {
        sites: [...new Set(some.map((row) => row.site_id))],
        ids: [...new Set(some.map((row) => row.session_id))].map(BigInt),
      },
    )
    for (const row of rows) {
      sums.set(statementOf(row), Number(row.sum))
      newest.set(row.session_id, Math.max(newest.get(row.session_id) ?? 0, row.version))
    }
  }
  return { sums, newest }
}

function* chunksOf<Row>(rows: readonly Row[]): Generator<readonly Row[]> {
  for (let start = 0; start < rows.length; start += IDS_AT_ONCE) yield rows.slice(start, start + IDS_AT_ONCE)
}

const statementOf = (row: { session_id: string; version: number }): string => `${row.session_id}:${row.version}`
