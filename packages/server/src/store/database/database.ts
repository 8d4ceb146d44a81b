import SQLite from 'better-sqlite3'
import { Kysely, SqliteDialect } from 'kysely'
import { Migrator, type Migration } from 'kysely/migration'
import { existsSync } from 'node:fs'
import { StartError } from '../../start-error.ts'
import { first } from './migrations/0001-first.ts'
import type { Schema } from './schema.ts'

export type Database = Kysely<Schema>

const migrations: Readonly<Record<string, Migration>> = { '0001-first': first }

/** Opens the relational store and brings it up to date. @throws {StartError} where a newer version made it */
export async function openDatabase(file: string): Promise<Database> {
  const isNew = !existsSync(file)
  const sqlite = new SQLite(file)
  sqlite.pragma('journal_mode = WAL')
  sqlite.pragma('synchronous = FULL')
  sqlite.pragma('foreign_keys = ON')
  sqlite.pragma('busy_timeout = 5000')
  const db = new Kysely<Schema>({ dialect: new SqliteDialect({ database: sqlite }) })
  await migrate(db, (version) => (isNew ? undefined : sqlite.backup(`${file}.before-${version}`)))
  return db
}

async function migrate(db: Database, copyBefore: (version: string) => Promise<unknown> | undefined): Promise<void> {
  const migrator = new Migrator({ db, provider: { getMigrations: async () => ({ ...migrations }) } })
  const unknown = (await appliedNames(db)).find((name) => !Object.hasOwn(migrations, name))
  if (unknown !== undefined) {
    throw new StartError(`The data folder is of a newer Sightline (it has the change ${unknown}). Start that version.`)
  }
  const next = (await migrator.getMigrations()).find((migration) => migration.executedAt === undefined)
  if (next === undefined) return
  await copyBefore(next.name)
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

/** Whether an insert or update failed because a unique value is there already. */
export const isUniqueViolation = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'SQLITE_CONSTRAINT_UNIQUE'
