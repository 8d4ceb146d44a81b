import { ClickHouseError, ClickHouseLogLevel, createClient, type ClickHouseClient } from '@clickhouse/client'
import { StartError } from '../../errors.ts'
import { DATABASE } from './config-files.ts'
import { selectRows } from './select.ts'

export const CONNECTIONS = 16

export interface ClickHouseAddress {
  url: string
  username?: string
  password?: string
}

/** The milliseconds for which a command waits for a silent ClickHouse, which may be writing a large month meanwhile. */
export const PATIENT_MS = 900_000

/**
 * A client of the product's database over HTTP, whether the server is the child or another one.
 * @param connections The number of connections that it may open at once; more requests wait.
 * @param timeout The milliseconds after which it closes a silent connection.
 */
export function connectClickHouse(
  address: ClickHouseAddress,
  connections = CONNECTIONS,
  timeout = 60_000,
): ClickHouseClient {
  return createClient({
    ...accessOf(address),
    database: databaseOf(address.url),
    request_timeout: timeout,
    max_open_connections: connections,
    keep_alive: { idle_socket_ttl: 2500 },
    compression: { response: false, request: false },
    application: 'sightline',
    log: { level: ClickHouseLogLevel.OFF },
    clickhouse_settings: {
      output_format_json_quote_64bit_integers: 1,
      date_time_output_format: 'iso',
      date_time_input_format: 'best_effort',
      // A query must not run in the engine for longer than the client waits.
      max_execution_time: 55,
      cancel_http_readonly_queries_on_client_close: 1,
      // All rows of a visit have its start, so they lie in one partition.
      do_not_merge_across_partitions_select_final: 1,
      // On shards, a subquery runs on all of them, and an insert is answered once they have the rows.
      distributed_product_mode: 'global',
      distributed_foreground_insert: 1,
    },
  })
}

/** Counts what a client has written: each insert and each command, once it has ended, however it ended. */
export function countWrites(client: ClickHouseClient): () => number {
  let count = 0
  for (const name of ['insert', 'command', 'exec'] as const) {
    const write = client[name].bind(client) as (...parameters: unknown[]) => Promise<unknown>
    Object.assign(client, {
      async [name](...parameters: unknown[]) {
        try {
          return await write(...parameters)
        } finally {
          count += 1
        }
      },
    })
  }
  return () => count
}

/** Creates the database, with a client that does not name it. */
export async function createDatabase(address: ClickHouseAddress): Promise<void> {
  const client = createClient({ ...accessOf(address), database: 'default', log: { level: ClickHouseLogLevel.OFF } })
  try {
    await client.command({ query: `CREATE DATABASE IF NOT EXISTS ${quoteName(databaseOf(address.url))}` })
  } catch (error) {
    const place = `ClickHouse at ${withoutSecrets(address.url)}`
    throw new StartError(`${place} cannot be used: ${(error as Error).message}`, { cause: error })
  } finally {
    await client.close()
  }
}

/** The credentials and the address without its path, since the path names the database. */
function accessOf({ url, username, password }: ClickHouseAddress) {
  const server = new URL(url)
  server.pathname = '/'
  return {
    url: server,
    ...(username === undefined ? {} : { username }),
    ...(password === undefined ? {} : { password }),
  }
}

/** The database in the path of `CLICKHOUSE_URL`. */
export const databaseOf = (url: string): string => decodeURIComponent(new URL(url).pathname.slice(1)) || DATABASE

export const quoteName = (name: string): string => `\`${name.replaceAll('\\', '\\\\').replaceAll('`', '\\`')}\``

function withoutSecrets(url: string): string {
  const { protocol, host } = new URL(url)
  return `${protocol}//${host}`
}

/** The first version that knows every setting of statistics, `low_priority_query_wait_time_ms` among them. */
const LEAST_VERSION = '25.4'

/** Tries once, at the start, the features that every query of the product relies on. @throws {StartError} */
export async function testClickHouse(client: ClickHouseClient, expectedVersion?: string): Promise<void> {
  const [row] = await selectRows<{ version: string; hour: string; distinct_numbers: string }>(
    client,
    `SELECT version() AS version,
      toString(toStartOfHour(fromUnixTimestamp64Milli({at: Int64}, 'UTC'), 'Asia/Kolkata')) AS hour,
      uniqExact(number % 3) AS distinct_numbers
      FROM numbers(10)`,
    { at: 1_700_000_000_000 },
    // The query has the settings that only some queries have.
    { priority: 1, isBackground: true },
  ).catch((error: unknown) => {
    if (!(error instanceof ClickHouseError) || error.type !== 'UNKNOWN_SETTING') throw error
    throw new StartError(`ClickHouse is older than ${LEAST_VERSION}, which statistics need: ${error.message.trim()}`)
  })
  if (row?.hour !== '2023-11-15 03:00:00' || row.distinct_numbers !== '3') {
    throw new StartError('ClickHouse answers, but not with the figures that it should')
  }
  if (expectedVersion !== undefined && row.version !== expectedVersion) {
    throw new StartError(
      `The embedded ClickHouse is version ${row.version}; this server is made for ${expectedVersion}. Run npm ci again.`,
    )
  }
}
