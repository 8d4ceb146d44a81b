import { ClickHouseError, type ClickHouseClient } from '@clickhouse/client'
import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { ApiError, ClickHouseUnavailableError, AbandonedError } from '../../errors.ts'

/** The timeout of a query, its priority and its signal. */
export interface QueryOptions {
  /** @default 20000 */
  timeout?: number
  /** Aborts when nobody waits for the answer any more. */
  signal?: AbortSignal
  /**
   * The priority: while a query with a smaller number runs, one with a larger number pauses again and again. @default
   * none
   */
  priority?: number
  /**
   * Whether the query uses one processor only, and where the system allows it, only when no other query needs it.
   * @default false
   */
  isBackground?: boolean
  /** Called with the number of rows that were read, where ClickHouse tells it. */
  onRead?: (rows: number) => void
}

/** Runs a query with bound parameters, and returns its rows. */
export type RunQuery = <Row>(query: string, parameters: Readonly<Record<string, unknown>>) => Promise<Row[]>

/**
 * Returns a function that runs queries with the given options.
 * @returns a function that throws an {@link ApiError} where an answer needs more memory than there is
 */
export const askWith =
  (client: ClickHouseClient, options: QueryOptions): RunQuery =>
  async (query, parameters) => {
    try {
      return await selectRows(client, query, parameters, options)
    } catch (error) {
      throw isOverMemory(error) ? new ApiError('figures_too_large') : error
    }
  }

/** The number of retries: a restart of the embedded engine takes about half a second. */
const RETRIES = 10
const RETRY_MS = 200
/** The pause is short enough for a long query to end all the same. */
const PAUSE_MS = 100
/**
 * The lowest scheduling priority of the system (`nice`). ClickHouse sets it where it may (CAP_SYS_NICE), and otherwise
 * ignores it.
 */
const LAST_NICE = '19'
/** The default timeout, longer than any query should take, after which a hanging engine is not waited for. */
const TIMEOUT_MS = 20_000

/**
 * Runs a query with bound parameters and returns its rows; 64-bit numbers are texts. A query during a restart of the
 * engine waits for it. One that takes too long, or that nobody waits for any more, is stopped in the engine. One that cannot read an
 * index does without: a full disk may leave its files empty, and the rows beside them are whole.
 * @throws {ClickHouseUnavailableError} @throws {AbandonedError}
 */
export async function selectRows<Row>(
  client: ClickHouseClient,
  query: string,
  parameters: Readonly<Record<string, unknown>>,
  options: QueryOptions = {},
): Promise<Row[]> {
  const read = (usesIndexes: boolean) => readRows<Row>(client, query, parameters, { ...options, usesIndexes })
  try {
    return await read(true)
  } catch (error) {
    if (!isOfIndex(error)) throw error
    return read(false)
  }
}

/** Whether a query failed at a file of an index that only says which rows need not be read. */
const isOfIndex = (error: unknown): boolean => error instanceof ClickHouseError && /\/skp_idx_/.test(error.message)

async function readRows<Row>(
  client: ClickHouseClient,
  query: string,
  parameters: Readonly<Record<string, unknown>>,
  options: QueryOptions & { usesIndexes: boolean },
): Promise<Row[]> {
  return withTimeout(client, options, async (query_id, abort_signal, timeoutMs) => {
    const result = await client.query({
      query,
      query_id,
      query_params: { ...parameters },
      format: 'JSONEachRow',
      abort_signal,
      clickhouse_settings: {
        max_execution_time: Math.ceil(timeoutMs / 1000),
        ...(!options.usesIndexes && { use_skip_indexes: 0 }),
        // A background query runs in small steps, between which it may pause.
        ...(options.isBackground === true && { max_threads: 1, max_block_size: '8192', os_thread_priority: LAST_NICE }),
        ...(options.priority !== undefined && {
          priority: String(options.priority),
          low_priority_query_wait_time_ms: PAUSE_MS,
        }),
      },
    })
    const rows = await result.json<Row>()
    const count = options.onRead && readRowsIn(result.response_headers)
    if (count !== undefined) options.onRead?.(count)
    return rows
  })
}

/** The number of rows that were read before the answer began; that is all of them unless the answer is large. */
function readRowsIn({ 'x-clickhouse-summary': summary }: Readonly<Record<string, unknown>>): number | undefined {
  if (typeof summary !== 'string') return undefined
  const { read_rows } = JSON.parse(summary) as { read_rows?: string }
  return read_rows === undefined ? undefined : Number(read_rows)
}

/** Runs a statement that is safe to repeat, with bound parameters. @throws {ClickHouseUnavailableError} */
export async function runCommand(
  client: ClickHouseClient,
  query: string,
  parameters: Readonly<Record<string, unknown>>,
): Promise<void> {
  await withTimeout(client, {}, (query_id, abort_signal) =>
    client.command({ query, query_id, query_params: { ...parameters }, abort_signal }),
  )
}

async function withTimeout<Result>(
  client: ClickHouseClient,
  { signal, timeout: timeoutMs = TIMEOUT_MS }: QueryOptions,
  ask: (queryId: string, signal: AbortSignal, timeoutMs: number) => Promise<Result>,
): Promise<Result> {
  const isAbandoned = () => signal?.aborted ?? false
  for (let attempt = 0; ; attempt += 1) {
    if (isAbandoned()) throw new AbandonedError()
    const queryId = randomUUID()
    const late = AbortSignal.timeout(timeoutMs)
    try {
      return await ask(queryId, signal === undefined ? late : AbortSignal.any([late, signal]), timeoutMs)
    } catch (error) {
      if (late.aborted || isAbandoned()) await stopQuery(client, queryId)
      if (isAbandoned()) throw new AbandonedError()
      const isTimeout = late.aborted || isTimeoutError(error)
      const isAway = isTimeout || isOfAnotherServer(error)
      if (!isAway && !isConnectionError(error)) throw error
      if (isAway || attempt >= RETRIES) throw new ClickHouseUnavailableError((error as Error).message)
      await sleep(RETRY_MS)
    }
  }
}

const KILL_TIMEOUT_MS = 2000

/** Stops a query in the engine; closing the connection alone leaves it running for a while. */
async function stopQuery(client: ClickHouseClient, queryId: string): Promise<void> {
  try {
    await client.command({
      query: 'KILL QUERY WHERE query_id = {query_id: String} ASYNC',
      query_params: { query_id: queryId },
      abort_signal: AbortSignal.timeout(KILL_TIMEOUT_MS),
    })
  } catch {
    // The query ends by its own timeout.
  }
}

/** Whether an error passes by itself: ClickHouse, or a server that holds some of its rows, does not answer. */
export const isUnavailable = (error: unknown): boolean =>
  error instanceof ClickHouseUnavailableError ||
  isTimeoutError(error) ||
  isOfAnotherServer(error) ||
  isConnectionError(error)

const isOverMemory = (error: unknown): boolean =>
  error instanceof ClickHouseError && error.type === 'MEMORY_LIMIT_EXCEEDED'

const isTimeoutError = (error: unknown): boolean =>
  error instanceof ClickHouseError
    ? error.type === 'TIMEOUT_EXCEEDED'
    : error instanceof Error && /timeout|aborted/i.test(error.message)

/** The errors of ClickHouse when one of the servers that hold the rows is away, or leaves during a query. */
const OF_ANOTHER_SERVER = new Set([
  'ALL_CONNECTION_TRIES_FAILED',
  'ATTEMPT_TO_READ_AFTER_EOF',
  'CANNOT_READ_FROM_SOCKET',
  'CANNOT_WRITE_TO_SOCKET',
  'NETWORK_ERROR',
  'SOCKET_TIMEOUT',
  'UNEXPECTED_PACKET_FROM_SERVER',
])

const isOfAnotherServer = (error: unknown): boolean =>
  error instanceof ClickHouseError && OF_ANOTHER_SERVER.has(error.type ?? '')

const CONNECTION_ERRORS = new Set(['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT'])

function isConnectionError(error: unknown): boolean {
  if (!(error instanceof Error) || error instanceof ClickHouseError) return false
  const code = 'code' in error ? String(error.code) : ''
  return CONNECTION_ERRORS.has(code) || /socket hang up|ECONN/.test(error.message)
}
