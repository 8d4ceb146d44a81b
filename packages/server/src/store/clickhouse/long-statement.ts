import { ClickHouseError, type ClickHouseClient } from '@clickhouse/client'
import { setTimeout as sleep } from 'node:timers/promises'
import { runCommand, selectRows } from './select.ts'
import { shardsOf } from './shards.ts'

const POLL_MS = 100
/** The interval of progress headers: a client closes a silent connection after a minute. */
const PROGRESS_MS = '30000'

/** The settings of a statement that may take minutes. */
export const PATIENT = {
  max_execution_time: 0,
  send_progress_in_http_headers: 1,
  http_headers_progress_interval_ms: PROGRESS_MS,
} as const

/** The settings with which tables and partitions are dropped whatever their size; a server refuses from 50 GB on. */
export const ANY_SIZE = { max_table_size_to_drop: '0', max_partition_size_to_drop: '0' } as const

interface LongStatement {
  /** The id of the statement, also of its repetitions. */
  id: string
  query: string
  parameters?: Readonly<Record<string, unknown>>
  settings?: Readonly<Record<string, string | number>>
  /** Aborts the statement. */
  signal?: AbortSignal | undefined
}

/**
 * Runs a statement that may take minutes and may be repeated. Only one run exists at a time: an earlier one, whose
 * sender has given up or is gone, is ended first.
 */
export async function runLongStatement(client: ClickHouseClient, statement: LongStatement): Promise<void> {
  const { id, query, parameters = {}, settings = {}, signal } = statement
  await endStatement(client, id)
  signal?.throwIfAborted()
  try {
    await client.command({
      query,
      query_id: id,
      query_params: { ...parameters },
      clickhouse_settings: { ...PATIENT, ...settings },
      ...(signal === undefined ? {} : { abort_signal: signal }),
    })
  } catch (error) {
    // The client gave up, but the statement still runs. Where ClickHouse is away, the next try ends it.
    if (!(error instanceof ClickHouseError)) await endStatement(client, id).catch(() => {})
    throw error
  }
}

/**
 * Ends a statement on all servers that it has reached, and waits until it is gone. @throws {ClickHouseUnavailableError}
 */
export async function endStatement(client: ClickHouseClient, id: string): Promise<void> {
  await Promise.all([...new Set([client, ...shardsOf(client)])].map((server) => endOn(server, id)))
}

async function endOn(server: ClickHouseClient, id: string): Promise<void> {
  const isRunning = async () =>
    (await selectRows(server, 'SELECT 1 FROM system.processes WHERE initial_query_id = {id: String}', { id })).length >
    0
  while (await isRunning()) {
    await runCommand(server, 'KILL QUERY WHERE initial_query_id = {id: String} ASYNC', { id })
    await sleep(POLL_MS)
  }
}

/**
 * Waits until no mutation of a table whose text contains some words is running. A mutation that fails is dropped.
 * @throws {Error} with the reason why a mutation fails
 */
export async function changesDone(client: ClickHouseClient, table: string, words = ''): Promise<void> {
  const which = `database = currentDatabase() AND table = {table: String}
    AND position(command, {words: String}) > 0 AND NOT is_done AND NOT is_killed`
  for (;;) {
    const waiting = await selectRows<{ reason: string }>(
      client,
      `SELECT latest_fail_reason AS reason FROM system.mutations WHERE ${which}`,
      { table, words },
    )
    if (waiting.length === 0) return
    const failed = waiting.find(({ reason }) => reason !== '')
    if (failed !== undefined) {
      await runCommand(client, `KILL MUTATION WHERE ${which}`, { table, words })
      throw new Error(`A change of ${table} cannot be made: ${failed.reason}`)
    }
    await sleep(POLL_MS)
  }
}
