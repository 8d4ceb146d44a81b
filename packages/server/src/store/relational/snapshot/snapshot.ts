import SQLite from 'better-sqlite3'
import { spawn } from 'node:child_process'
import { Readable } from 'node:stream'
import { StartError } from '../../../errors.ts'
import { endOf, postgresTool } from './postgres-tools.ts'

/** The relational store as it was at one instant, whatever is written to it later. */
export interface RelationalSnapshot {
  /** Reads what it holds, which may take long. */
  read(): Promise<RelationalContent>
  copy: RelationalCopy
  /** The states of a server's imports that have ended, and whose files are still there. */
  listEndedImports(serverId: string): Promise<{ state: string }[]>
  /** Ends the snapshot; a second call does nothing. */
  release(): Promise<void>
}

export interface RelationalContent {
  /** The names of its migrations. */
  migrations: string[]
  /** The number of rows of each table. */
  rows: Record<string, number>
  /** The size of the store, in bytes. */
  bytes: number
}

export type RelationalCopy =
  | { kind: 'sqlite'; writeTo(file: string, onShare: (share: number) => void): Promise<void> }
  | { kind: 'postgres'; dump(): Readable }

/** Pins the present state of the embedded store by a second connection, beside the one of the server. */
export function pinSqlite(file: string): RelationalSnapshot {
  const database = new SQLite(file, { readonly: true, fileMustExist: true, timeout: 5000 })
  try {
    // The transaction sees the state at its first reading until it ends.
    database.exec('BEGIN')
    const tables = listSqliteTables(database)
    return {
      async read() {
        const pages = Number(database.pragma('page_count', { simple: true }))
        return {
          migrations: sqliteMigrations(database, tables),
          rows: countSqliteRows(database, tables),
          bytes: pages * Number(database.pragma('page_size', { simple: true })),
        }
      },
      copy: {
        kind: 'sqlite',
        // A backup that begins inside a transaction copies the state that the transaction sees.
        async writeTo(copy, onShare) {
          await database.backup(copy, {
            progress({ totalPages, remainingPages }) {
              onShare(totalPages === 0 ? 0 : 1 - remainingPages / totalPages)
              return PAGES_PER_STEP
            },
          })
        },
      },
      listEndedImports: async (serverId) =>
        tables.includes('transfer')
          ? database.prepare<[string], { state: string }>(endedImports('?')).all(serverId)
          : [],
      async release() {
        database.close()
      },
    }
  } catch (error) {
    database.close()
    throw error
  }
}

const PAGES_PER_STEP = 200

/** A site that is gone takes its visits with it. */
const endedImports = (serverId: string) => `SELECT state FROM transfer
  WHERE server_id = ${serverId} AND file IS NOT NULL AND website_id IN (SELECT id FROM website)
    AND job_id IN (SELECT id FROM job WHERE kind = 'import_events' AND finished_at IS NOT NULL)`

/** The number of rows of each table of a SQLite file, which nobody has open. */
export function countRowsOf(file: string): Record<string, number> {
  const database = new SQLite(file, { readonly: true, fileMustExist: true })
  try {
    return countSqliteRows(database, listSqliteTables(database))
  } finally {
    database.close()
  }
}

const listSqliteTables = (database: SQLite.Database): string[] =>
  database
    .prepare<[], string>(
      "SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT LIKE 'sqlite%' ORDER BY name",
    )
    .pluck()
    .all()

const countSqliteRows = (database: SQLite.Database, tables: readonly string[]): Record<string, number> =>
  Object.fromEntries(
    tables.map((table) => [
      table,
      Number(
        database
          .prepare(`SELECT count(*) FROM ${quote(table)}`)
          .pluck()
          .get(),
      ),
    ]),
  )

const sqliteMigrations = (database: SQLite.Database, tables: readonly string[]): string[] =>
  tables.includes(MIGRATIONS)
    ? database.prepare<[], string>(`SELECT name FROM ${MIGRATIONS} ORDER BY name`).pluck().all()
    : []

const MIGRATIONS = 'kysely_migration'

const quote = (name: string): string => `"${name.replaceAll('"', '""')}"`

/** Pins the present state of a PostgreSQL database. @throws {StartError} where it cannot be reached */
export async function pinPostgres(url: string): Promise<RelationalSnapshot> {
  const client = await connect(url)
  try {
    await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY')
    const [id = ''] = await readColumn(client, 'SELECT pg_export_snapshot()')
    return {
      async read() {
        const tables = await listPostgresTables(client)
        const [bytes] = await readColumn(client, 'SELECT pg_database_size(current_database())')
        return {
          migrations: tables.includes(MIGRATIONS)
            ? await readColumn(client, `SELECT name FROM ${MIGRATIONS} ORDER BY name`)
            : [],
          rows: await countPostgresRows(client, tables),
          bytes: Number(bytes),
        }
      },
      copy: {
        kind: 'postgres',
        dump() {
          const { command, args, env } = postgresTool('pg_dump', url)
          const dump = spawn(
            command,
            [...args, '--format=custom', '--no-owner', '--no-privileges', `--snapshot=${id}`],
            {
              env,
              stdio: ['ignore', 'pipe', 'pipe'],
            },
          )
          return Readable.from(untilEnd(dump.stdout, endOf(dump, command)), { objectMode: false })
        },
      },
      async listEndedImports(serverId) {
        const tables = await listPostgresTables(client)
        if (!tables.includes('transfer')) return []
        return (await client.query<{ state: string }>(endedImports('$1'), [serverId])).rows
      },
      release: () => client.end().catch(() => {}),
    }
  } catch (error) {
    await client.end().catch(() => {})
    throw error
  }
}

/** A dump is whole only once its command has succeeded. */
async function* untilEnd(output: AsyncIterable<Buffer>, ended: Promise<void>): AsyncIterable<Buffer> {
  ended.catch(() => {})
  yield* output
  await ended
}

/** The number of rows of each table of a PostgreSQL database; none where it is empty. @throws {StartError} */
export async function countRowsOfPostgres(url: string): Promise<Record<string, number>> {
  const client = await connect(url)
  try {
    return await countPostgresRows(client, await listPostgresTables(client))
  } finally {
    await client.end()
  }
}

/** A query that takes longer holds the backup up for nothing. */
const QUERY_MS = 120_000

async function connect(url: string) {
  const { Client } = (await import('pg')).default
  const client = new Client({ connectionString: url, connectionTimeoutMillis: 10_000, query_timeout: QUERY_MS })
  // A connection that ends makes the next query fail.
  client.on('error', () => {})
  try {
    await client.connect()
    return client
  } catch (error) {
    throw new StartError(`The database of DATABASE_URL cannot be reached: ${(error as Error).message}.`)
  }
}

interface PostgresClient {
  query(query: { text: string; rowMode: 'array' }): Promise<{ rows: unknown[][] }>
}

/** The first column of what a query finds. */
async function readColumn(client: PostgresClient, text: string): Promise<string[]> {
  const { rows } = await client.query({ text, rowMode: 'array' })
  return rows.map(([value]) => String(value))
}

const listPostgresTables = (client: PostgresClient): Promise<string[]> =>
  readColumn(client, 'SELECT tablename FROM pg_tables WHERE schemaname = current_schema() ORDER BY tablename')

async function countPostgresRows(client: PostgresClient, tables: readonly string[]): Promise<Record<string, number>> {
  const counts: Record<string, number> = {}
  for (const table of tables) {
    const [count] = await readColumn(client, `SELECT count(*) FROM ${quote(table)}`)
    counts[table] = Number(count)
  }
  return counts
}
