import SQLite from 'better-sqlite3'
import {
  Kysely,
  PostgresAdapter,
  PostgresDialect,
  SqliteDialect,
  SqliteAdapter,
  type DialectAdapter,
  type Driver,
  type Transaction,
} from 'kysely'
import { Migrator, type Migration } from 'kysely/migration'
import { existsSync, readdirSync, rmSync, statSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Pool } from 'pg'
import { StartError } from '../../errors.ts'
import { first } from './migrations/0001-0019/0001-first.ts'
import { consoleTables } from './migrations/0001-0019/0002-console.ts'
import { collection } from './migrations/0001-0019/0003-collection.ts'
import { chosenStarts } from './migrations/0001-0019/0004-chosen-starts.ts'
import { siteEntries } from './migrations/0001-0019/0005-site-entries.ts'
import { transfers } from './migrations/0001-0019/0006-transfers.ts'
import { framing } from './migrations/0001-0019/0007-framing.ts'
import { signInPlaces } from './migrations/0001-0019/0008-sign-in-places.ts'
import { siteInvitations } from './migrations/0001-0019/0009-site-invitations.ts'
import { connections } from './migrations/0001-0019/0010-connections.ts'
import { googleProperties } from './migrations/0001-0019/0011-google-properties.ts'
import { billing } from './migrations/0001-0019/0012-billing.ts'
import { mailAccount } from './migrations/0001-0019/0013-mail-account.ts'
import { keyScopesPoints } from './migrations/0001-0019/0014-key-scopes-points.ts'
import { auditChanges } from './migrations/0001-0019/0016-audit-changes.ts'
import { themeLooks } from './migrations/0001-0019/0017-theme-looks.ts'
import { googleAccount } from './migrations/0001-0019/0018-google-account.ts'
import { pointActors } from './migrations/0001-0019/0019-point-actors.ts'
import { aiTaskRuns } from './migrations/0020-0039/0020-ai-task-runs.ts'
import { explanations } from './migrations/0020-0039/0021-explanations.ts'
import { googleCreations } from './migrations/0020-0039/0023-google-creations.ts'
import { daysOfProperty } from './migrations/0020-0039/0024-days-of-property.ts'
import { inviters } from './migrations/0020-0039/0025-inviters.ts'
import { cacheStatements } from './statement-cache.ts'
import { refundJobTimes } from './migrations/0020-0039/0026-refund-job-times.ts'
import { listSettings } from './migrations/0020-0039/0027-list-settings.ts'
import { listIndexes } from './migrations/0020-0039/0028-list-indexes.ts'
import { siteReasons } from './migrations/0020-0039/0029-site-reasons.ts'
import { dashboardSettings } from './migrations/0020-0039/0030-dashboard-settings.ts'
import { dashboardColumns } from './migrations/0020-0039/0031-dashboard-columns.ts'
import { deletedEntries } from './migrations/0020-0039/0032-deleted-entries.ts'
import { shareLinkLimits } from './migrations/0020-0039/0033-share-link-limits.ts'
import { orderNotes } from './migrations/0020-0039/0034-order-notes.ts'
import { shareLinkParts } from './migrations/0020-0039/0035-share-link-parts.ts'
import { aiTaskIndexes } from './migrations/0020-0039/0036-ai-task-indexes.ts'
import { eventImports } from './migrations/0020-0039/0037-event-imports.ts'
import type { Schema } from './schema.ts'

export type Database = Kysely<Schema>

export const migrations: Readonly<Record<string, Migration>> = {
  '0001-first': first,
  '0002-console': consoleTables,
  '0003-collection': collection,
  '0004-chosen-starts': chosenStarts,
  '0005-site-entries': siteEntries,
  '0006-transfers': transfers,
  '0007-framing': framing,
  '0008-sign-in-places': signInPlaces,
  '0009-site-invitations': siteInvitations,
  '0010-connections': connections,
  '0011-google-properties': googleProperties,
  '0012-billing': billing,
  '0013-mail-account': mailAccount,
  '0014-key-scopes-points': keyScopesPoints,
  '0016-audit-changes': auditChanges,
  '0017-theme-looks': themeLooks,
  '0018-google-account': googleAccount,
  '0019-point-actors': pointActors,
  '0020-ai-task-runs': aiTaskRuns,
  '0021-explanations': explanations,
  '0023-google-creations': googleCreations,
  '0024-days-of-property': daysOfProperty,
  '0025-inviters': inviters,
  '0026-refund-job-times': refundJobTimes,
  '0027-list-settings': listSettings,
  '0028-list-indexes': listIndexes,
  '0029-site-reasons': siteReasons,
  '0030-dashboard-settings': dashboardSettings,
  '0031-dashboard-columns': dashboardColumns,
  '0032-deleted-entries': deletedEntries,
  '0033-share-link-limits': shareLinkLimits,
  '0034-order-notes': orderNotes,
  '0035-share-link-parts': shareLinkParts,
  '0036-ai-task-indexes': aiTaskIndexes,
  '0037-event-imports': eventImports,
}

/** The names of all changes that this product knows. */
export const knownMigrations: readonly string[] = Object.keys(migrations)

/** Called before a migration with what is there and what is to be done, also where that is nothing. */
type BeforeMigration = (state: { isNew: boolean; isPending: boolean }) => Promise<void>

/** Opens the embedded relational store and migrates it. @throws {StartError} where a newer version created it */
export async function openDatabase(file: string, beforeMigration?: BeforeMigration): Promise<Database> {
  const isNew = !existsSync(file)
  const sqlite = new SQLite(file)
  sqlite.pragma('journal_mode = WAL')
  sqlite.pragma('synchronous = FULL')
  sqlite.pragma('foreign_keys = ON')
  sqlite.pragma('busy_timeout = 5000')
  // Read in place instead of page by page into a cache, long lists take half as long.
  sqlite.pragma(`mmap_size = ${MAPPED_BYTES}`)
  // Nothing outside the data folder need be writable.
  sqlite.pragma('temp_store = MEMORY')
  const db = new Kysely<Schema>({ dialect: new EmbeddedDialect(sqlite) })
  await migrate(db, async (state, version) => {
    await beforeMigration?.(state)
    if (!isNew && version !== undefined) await sqlite.backup(`${file}${COPY}${version}`)
  })
  removeOldCopies(file)
  return db
}

/** The most that SQLite maps. The system takes such memory back when it is needed. */
const MAPPED_BYTES = 2 ** 31 - 2 ** 16

/** On a full disk SQLite itself ends the transaction: the error of a rollback must not replace the first one. */
class EmbeddedDialect extends SqliteDialect {
  readonly #sqlite: SQLite.Database

  constructor(sqlite: SQLite.Database) {
    super({ database: cacheStatements(sqlite) })
    this.#sqlite = sqlite
  }

  /** All migrations are one transaction, as SQLite can: a server that is killed meanwhile leaves none half done. */
  override createAdapter(): DialectAdapter {
    return new TransactionalAdapter()
  }

  override createDriver(): Driver {
    const driver = super.createDriver()
    const rollback = driver.rollbackTransaction.bind(driver)
    driver.rollbackTransaction = async (connection) => {
      if (this.#sqlite.inTransaction) await rollback(connection)
    }
    return driver
  }
}

class TransactionalAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl(): boolean {
    return true
  }
}

const COPY = '.before-'
const KEEP_COPY_MS = 30 * 24 * 60 * 60 * 1000

/** Removes old copies, because they contain people who were deleted since. */
function removeOldCopies(file: string): void {
  const copies = readdirSync(dirname(file)).filter((name) => name.startsWith(`${basename(file)}${COPY}`))
  for (const copy of copies.map((name) => join(dirname(file), name)))
    if (statSync(copy).mtimeMs < Date.now() - KEEP_COPY_MS) rmSync(copy)
}

const CONNECT_MS = 10_000
const CONNECTIONS = 10

interface PostgresOptions {
  /** The time to wait for a database that is away. @default 30000 */
  waitMs?: number
  log?: { warn(message: string): void }
  beforeMigration?: BeforeMigration | undefined
}

/**
 * Opens a PostgreSQL database instead, and migrates it. A database that is starting is waited for.
 * @throws {StartError} where it cannot be reached
 */
export async function openPostgres(
  url: string,
  { waitMs = 30_000, log = console, beforeMigration }: PostgresOptions = {},
): Promise<Database> {
  // The driver is loaded on demand, because most installations have no PostgreSQL.
  const { Pool, TypeOverrides, types } = (await import('pg')).default
  const numbers = new TypeOverrides()
  // The driver reads 64-bit integers as numbers: counts and ids stay far below 2^53.
  numbers.setTypeParser(types.builtins.INT8, Number)
  numbers.setTypeParser(types.builtins.NUMERIC, Number)
  const pool = new Pool({
    connectionString: url,
    max: CONNECTIONS,
    connectionTimeoutMillis: CONNECT_MS,
    types: numbers,
  })
  // An idle connection may end at any time; the next query opens another one.
  pool.on('error', () => {})
  // A connection in use may end too; the query that it interrupts fails by itself.
  pool.on('connect', (client) => void client.on('error', () => {}))
  const db = new Kysely<Schema>({ dialect: new PostgresDialect({ pool }) })
  try {
    await waitForDatabase(pool, waitMs, log)
  } catch (error) {
    await pool.end()
    throw new StartError(`The database of DATABASE_URL cannot be reached: ${reasonOf(error)}.`, { cause: error })
  }
  await migrate(db, async (state) => beforeMigration?.(state))
  return db
}

/** Makes every table in an empty PostgreSQL database, within a transaction of the caller's. */
export async function createTables(transaction: Transaction<Schema>): Promise<void> {
  const { error } = await migratorOf(transaction).migrateToLatest()
  if (error !== undefined) throw error
}

const migratorOf = (db: Database): Migrator =>
  new Migrator({ db, provider: { getMigrations: async () => ({ ...migrations }) } })

const RETRY_MS = 500
/** The errors of a database that is starting or stopping; other errors do not pass by themselves. */
const PASSING = new Set(['ECONNREFUSED', 'ECONNRESET', '57P01', '57P02', '57P03'])

async function waitForDatabase(pool: Pool, waitMs: number, log: { warn(message: string): void }): Promise<void> {
  const deadline = Date.now() + waitMs
  for (let isSaid = false; ; isSaid = true) {
    try {
      await pool.query('select 1')
      return
    } catch (error) {
      if (!PASSING.has(codeOf(error) ?? '') || Date.now() >= deadline) throw error
      if (!isSaid) log.warn(`The database of DATABASE_URL does not answer yet: ${reasonOf(error)}. Trying again.`)
      await sleep(RETRY_MS)
    }
  }
}

const codeOf = (error: unknown): string | undefined => (error as NodeJS.ErrnoException).code

/** The reason of an error, without the address, which may hold a password. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  const code = codeOf(error)
  return code === undefined ? error.message : `${code} ${error.message}`
}

async function migrate(
  db: Database,
  before: (state: Parameters<BeforeMigration>[0], version: string | undefined) => Promise<unknown>,
): Promise<void> {
  const migrator = migratorOf(db)
  const applied = await appliedNames(db)
  const unknown = applied.find((name) => !Object.hasOwn(migrations, name))
  if (unknown !== undefined) {
    throw new StartError(`The data folder is of a newer Sightline (it has the change ${unknown}). Start that version.`)
  }
  const next = (await migrator.getMigrations()).find((migration) => migration.executedAt === undefined)
  await before({ isNew: applied.length === 0, isPending: next !== undefined }, next?.name)
  if (next === undefined) return
  const { error } = await migrator.migrateToLatest()
  if (error !== undefined) throw error
}

async function appliedNames(db: Database): Promise<string[]> {
  const tables = await db.introspection.getTables({ withInternalKyselyTables: true })
  if (!tables.some((table) => table.name === 'kysely_migration')) return []
  const rows = await db
    .withTables<{ kysely_migration: { name: string } }>()
    .selectFrom('kysely_migration')
    .select('name')
    .execute()
  return rows.map((row) => row.name)
}

/** Whether several writers run at the same time, so that rows that are read and then written must be locked. */
export const hasParallelWriters = (db: Database): boolean => db.getExecutor().adapter instanceof PostgresAdapter

const UNIQUE_VIOLATIONS = new Set(['SQLITE_CONSTRAINT_UNIQUE', 'SQLITE_CONSTRAINT_PRIMARYKEY', '23505'])

/** Whether an insert or update failed because a unique value exists already. */
export const isUniqueViolation = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' && UNIQUE_VIOLATIONS.has(error.code)
