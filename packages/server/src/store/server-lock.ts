import type { Client } from 'pg'
import { setTimeout as sleep } from 'node:timers/promises'
import { NotYetError } from '../errors.ts'

const CONNECT_MS = 10_000
/** A server that was killed a moment ago may hold it still. */
const TRIES = 20
const PAUSE_MS = 500
const AGAIN_MS = 5000

interface ServerLockOptions {
  /** The id of the data folder. */
  id: string
  dataDir: string
  log: { warn(message: string): void; error(message: string): void }
}

/**
 * Keeps a second server from running with a copy of this data folder on the same stores: both would be taken for one.
 * @returns what gives the lock back @throws {NotYetError} where another connection has it
 */
export async function lockServer(
  url: string | undefined,
  { id, dataDir, log }: ServerLockOptions,
): Promise<() => Promise<void>> {
  // The embedded store is in the data folder, and goes with each copy.
  if (url === undefined) return async () => {}
  const address = url
  let isEnded = false
  let client = await connect(address, lost)
  for (let tries = 1; !(await takeLock(client, id)); tries += 1) {
    if (tries === TRIES) {
      isEnded = true
      await client.end()
      throw new NotYetError(
        `PostgreSQL keeps the lock of ${dataDir} for another connection: the last one of this server, which ends within a minute where its machine went away, or that of a server with a copy of this folder. Each server needs a data folder of its own.`,
      )
    }
    await sleep(PAUSE_MS)
  }

  /** A lock ends with its connection, for example when the database is restarted. */
  function lost(): void {
    if (!isEnded) void takeAgain()
  }

  async function takeAgain(): Promise<void> {
    while (!isEnded) {
      await sleep(AGAIN_MS, undefined, { ref: false })
      try {
        client = await connect(address, lost)
      } catch (error) {
        log.warn(`The lock of this server is not back yet: ${(error as Error).message}`)
        continue
      }
      // A connection that ends meanwhile calls for the next one.
      const isHeld = await takeLock(client, id).catch(() => undefined)
      if (isHeld === false) log.error(`Another server runs with a copy of ${dataDir} on the same stores.`)
      return
    }
  }

  return async () => {
    isEnded = true
    await client.end().catch(() => {})
  }
}

async function connect(url: string, onLost: () => void): Promise<Client> {
  const { Client: PostgresClient } = (await import('pg')).default
  const client = new PostgresClient({
    connectionString: url,
    connectionTimeoutMillis: CONNECT_MS,
    keepAlive: true,
    keepAliveInitialDelayMillis: CONNECT_MS,
  })
  // What has failed is told by its end.
  client.on('error', () => {})
  await client.connect()
  // Of a machine that went away without a word PostgreSQL would else keep the lock for two hours.
  await client.query(`set tcp_keepalives_idle = 10; set tcp_keepalives_interval = 5; set tcp_keepalives_count = 3`)
  client.once('end', onLost)
  return client
}

async function takeLock(client: Client, id: string): Promise<boolean> {
  const { rows } = await client.query<{ is_held: boolean }>(
    `select pg_try_advisory_lock(hashtextextended($1, 0)) as is_held`,
    [`sightline server ${id}`],
  )
  return rows[0]?.is_held === true
}
