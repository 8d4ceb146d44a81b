import SQLite from 'better-sqlite3'
import { Kysely, SqliteDialect, type Dialect } from 'kysely'
import { Migrator } from 'kysely/migration'
import { rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { ClickHouseClient } from '../../../src/store/clickhouse/clickhouse.ts'
import { withEventTables } from '../../../src/store/clickhouse/freeze.ts'
import { migrations } from '../../../src/store/relational/database.ts'

/** The last migration of the relational store that the older version has. */
export const OLDER = '0020-ai-task-runs'

/**
 * Makes a data folder, which nobody uses, into one of an earlier version with the same rows: the relational store has
 * fewer migrations, and the event tables those of their first version.
 */
export async function makeOlder(dataDir: string): Promise<void> {
  await makeOlderStore(join(dataDir, 'sightline.db'))
  await makeOlderTables(dataDir)
}

/** Makes the event tables of a data folder, which nobody uses, into those of their first version. */
export const makeOlderTables = (dataDir: string): Promise<void> =>
  withEventTables(join(dataDir, 'clickhouse'), makeTablesOlder)

/** Makes event tables, which nobody uses, into those of their first version. */
export async function makeTablesOlder(client: ClickHouseClient): Promise<void> {
  for (const query of [
    `ALTER TABLE events MODIFY COLUMN ts DateTime64(3, 'UTC') CODEC(Delta(8), ZSTD(1)),
       MODIFY COLUMN pathname String CODEC(ZSTD(1))`,
    `ALTER TABLE sessions MODIFY COLUMN start DateTime64(3, 'UTC') CODEC(Delta(8), ZSTD(1)),
       MODIFY COLUMN end DateTime64(3, 'UTC') CODEC(Delta(8), ZSTD(1))`,
    'DROP TABLE daily_sums SYNC',
    'DROP TABLE daily_builds SYNC',
    'ALTER TABLE schema_migrations DELETE WHERE version > 1 SETTINGS mutations_sync = 1',
  ])
    await client.command({ query })
}

/** Copies the rows of a store into one with the tables and columns of an earlier version. */
export async function makeOlderStore(file: string, last = OLDER): Promise<void> {
  const current = `${file}.current`
  // What a server that was killed has left in the journal is part of it.
  const opened = new SQLite(file)
  opened.pragma('wal_checkpoint(TRUNCATE)')
  opened.close()
  await rename(file, current)
  await migrateUntil(file, last)
  const older = new SQLite(file)
  older.pragma('foreign_keys = OFF')
  older.exec(`ATTACH DATABASE '${current}' AS current`)
  const columnsOf = (schema: string, table: string) =>
    older.prepare<[], string>(`SELECT name FROM pragma_table_info('${table}', '${schema}')`).pluck().all()
  const tables = older
    .prepare<[], string>("SELECT name FROM main.sqlite_schema WHERE type = 'table' AND name NOT LIKE 'sqlite%'")
    .pluck()
    .all()
    .filter((table) => !table.startsWith('kysely'))
  for (const table of tables) {
    const known = new Set(columnsOf('current', table))
    const columns = columnsOf('main', table).filter((column) => known.has(column))
    if (columns.length === 0) continue
    const list = columns.map((column) => `"${column}"`).join(', ')
    older.exec(
      `DELETE FROM main."${table}"; INSERT INTO main."${table}" (${list}) SELECT ${list} FROM current."${table}"`,
    )
  }
  // Ids are never given twice, also those of rows that are gone.
  older.exec('DELETE FROM main.sqlite_sequence; INSERT INTO main.sqlite_sequence SELECT * FROM current.sqlite_sequence')
  older.close()
  for (const left of [current, `${current}-wal`, `${current}-shm`]) await rm(left, { force: true })
}

const migrateUntil = (file: string, last: string): Promise<void> =>
  migrateStore(new SqliteDialect({ database: new SQLite(file) }), last)

/** Migrates an empty store up to a migration, as an earlier version has left it. */
export async function migrateStore(dialect: Dialect, last: string): Promise<void> {
  const database = new Kysely<unknown>({ dialect })
  const provider = {
    getMigrations: async () => Object.fromEntries(Object.entries(migrations).filter(([name]) => name <= last)),
  }
  const { error } = await new Migrator({ db: database, provider }).migrateToLatest()
  await database.destroy()
  if (error !== undefined) throw error
}
