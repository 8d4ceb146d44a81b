import { ClickHouseError, type ClickHouseClient } from '@clickhouse/client'
import { setTimeout as sleep } from 'node:timers/promises'
import { runCommand, selectRows } from './select.ts'
import { shardsOf } from './shards.ts'

const POLL_MS = 100
/** A client gives a silent connection up after a minute; word of the progress keeps it open. */
const PROGRESS_MS = '30000'

interface LongStatement {
  /** Names the statement for as long as it, or a repetition of it, may run. */
  id: string
  query: string
  parameters?: Readonly<Record<string, unknown>>
  settings?: Readonly<Record<string, string | number>>
  /** Aborts when it is to end before its time. */
  signal?: AbortSignal | undefined
}

/**
 * A statement that may take minutes and may be repeated. It runs once at a time: what is left of an earlier try, whose
 * sender has given up or is no more, is ended first.
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
      clickhouse_settings: {
        max_execution_time: 0,
        send_progress_in_http_headers: 1,
        http_headers_progress_interval_ms: PROGRESS_MS,
        ...settings,
      },
      ...(signal === undefined ? {} : { abort_signal: signal }),
    })
  } catch (error) {
    // Nobody waits for it any more, and it goes on. Where ClickHouse is away, the next try ends it.
    if (!(error instanceof ClickHouseError)) await endStatement(client, id).catch(() => {})
    throw error
  }
}

/** Ends a statement on all servers that it has reached, and waits until it has gone. @throws {ClickHouseUnavailableError} */
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
 * Waits until no change of a table is under way whose text holds some words. One that cannot be done is dropped.
 * @throws {Error} which says why it cannot
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
