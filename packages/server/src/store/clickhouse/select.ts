import type { ClickHouseClient } from '@clickhouse/client'
import { setTimeout as sleep } from 'node:timers/promises'

/** ClickHouse did not answer; the caller may try again in a moment. */
export class ClickHouseUnavailableError extends Error {
  override name = 'ClickHouseUnavailableError'
}

/** A restart of the embedded engine takes about half a second. */
const RETRIES = 10
const RETRY_MS = 200
/** Longer than any figure should take; an engine that hangs is not waited for. */
const TIMEOUT_MS = 20_000

/**
 * The rows of a query with bound parameters; 64-bit numbers come as text.
 * A query that meets a restart of the engine waits for it. @throws {ClickHouseUnavailableError}
 */
export async function selectRows<Row>(
  client: ClickHouseClient,
  query: string,
  parameters: Readonly<Record<string, unknown>>,
): Promise<Row[]> {
  for (let attempt = 0; ; attempt += 1) {
    try {
      const result = await client.query({
        query,
        query_params: { ...parameters },
        format: 'JSONEachRow',
        abort_signal: AbortSignal.timeout(TIMEOUT_MS),
      })
      return await result.json<Row>()
    } catch (error) {
      const isTimeout = isTimeoutError(error)
      if (!isTimeout && !isConnectionError(error)) throw error
      if (isTimeout || attempt >= RETRIES) throw new ClickHouseUnavailableError((error as Error).message)
      await sleep(RETRY_MS)
    }
  }
}

const isTimeoutError = (error: unknown): boolean => error instanceof Error && /timeout|aborted/i.test(error.message)

const CONNECTION_ERRORS = new Set(['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT'])

function isConnectionError(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const code = 'code' in error ? String(error.code) : ''
  return CONNECTION_ERRORS.has(code) || /socket hang up|ECONN/.test(error.message)
}
