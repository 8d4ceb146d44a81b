import { CompiledQuery, Kysely, PostgresDialect, type Transaction } from 'kysely'
import { BackupError, StartError } from '../../../errors.ts'
import { createTables, knownMigrations } from '../database.ts'
import type { Schema } from '../schema.ts'
import { createTableSum, type TableSum } from './table-sum.ts'
import { openSource, type Source, type Value } from './sqlite-source.ts'

export interface PostgresCopy {
  tables: number
  rows: number
  /** Whether everything was there already, so that nothing was written. */
  wasThere: boolean
}

interface CopyOptions {
  /** The file of the embedded store, which nobody writes to meanwhile. */
  file: string
  /** The address of an empty database. */
  url: string
  onProgress: (share: number) => void
}

/**
 * Copies the embedded relational store into an empty PostgreSQL database in one transaction, wholly or not at all, and
 * compares the number of rows and a checksum of each table before it ends. A database that holds the same already is left
 * as it is.
 * @throws {StartError} where the database cannot be reached @throws {BackupError} where it is not empty, or differs
 */
export function copyToPostgres({ file, url, onProgress }: CopyOptions): Promise<PostgresCopy> {
  return withBoth({ file, url }, async (source, db) => {
    const result = await db
      .transaction()
      .setIsolationLevel('repeatable read')
      .execute((transaction) => fill(transaction, source, onProgress))
    // The planner knows the tables from the first query on.
    if (!result.wasThere) await db.executeQuery(CompiledQuery.raw('ANALYZE'))
    return result
  })
}

/**
 * Looks at once what a copy would refuse only later. @throws {StartError} where the database cannot be reached
 * @throws {BackupError} where it has other tables
 */
export function expectPostgresTarget(stores: Pick<CopyOptions, 'file' | 'url'>): Promise<void> {
  return withBoth(stores, async (source, db) => {
    const found = await db.transaction().execute((transaction) => listTables(transaction))
    if (found.length > 0 && found.join() !== source.tables.join()) throw notEmpty()
  })
}

async function withBoth<Result>(
  { file, url }: Pick<CopyOptions, 'file' | 'url'>,
  work: (source: Source, db: Kysely<Schema>) => Promise<Result>,
): Promise<Result> {
  const source = openSource(file)
  const db = await connect(url)
  try {
    if (source.migrations.join() !== knownMigrations.join())
      throw new BackupError('The data folder is of another version. Start this one on it once, and stop it again.')
    return await work(source, db)
  } finally {
    source.close()
    await db.destroy()
  }
}

type Target = Transaction<Schema>

async function fill(target: Target, source: Source, onProgress: (share: number) => void): Promise<PostgresCopy> {
  const found = await listTables(target)
  const isEmpty = found.length === 0
  if (isEmpty) await createTables(target)
  const tables = isEmpty ? await listTables(target) : found
  const isSame = tables.join() === source.tables.join()
  if (!isSame && !isEmpty) throw notEmpty()
  if (!isSame) throw new BackupError('The data folder has other tables than this version. Start this one on it once.')

  const foreignKeys = isEmpty ? await dropForeignKeys(target) : []
  const total = tables.reduce((sum, table) => sum + source.count(table), 0)
  let done = 0
  // Every row is read twice: where it is copied, and where it has arrived.
  const onRow = () => onProgress((done += 1) / Math.max(1, 2 * total))
  const sums = new Map<string, TableSum>()
  for (const table of tables) {
    const columns = await listColumns(target, table)
    const write = isEmpty ? await createWriter(target, table, columns) : undefined
    const sum = createTableSum()
    for (const row of source.rows(table, columns)) {
      sum.add(row)
      await write?.add(row)
      onRow()
    }
    await write?.end()
    sums.set(table, sum)
  }
  for (const { table, add } of foreignKeys) await run(target, `ALTER TABLE ${table} ADD ${add}`)
  if (isEmpty) await continueIds(target, source)
  for (const table of tables) {
    const sum = createTableSum()
    for await (const row of readRows(target, table, await listColumns(target, table))) {
      sum.add(row)
      onRow()
    }
    if (sum.toString() === sums.get(table)?.toString()) continue
    if (!isEmpty) throw notEmpty()
    throw new BackupError(
      `Nothing was moved: the table ${table} has ${sum.toString()}, and should have ${sums.get(table)?.toString()}.`,
    )
  }
  return { tables: tables.length, rows: total, wasThere: !isEmpty }
}

const notEmpty = (): BackupError => new BackupError('The database is not empty. Name an empty one.')

interface Column {
  name: string
  type: string
}

/** The tables of the product; what the migrations keep of themselves is none. */
const listTables = async (target: Target): Promise<string[]> => {
  const rows = await run<{ tablename: string }>(
    target,
    'SELECT tablename FROM pg_tables WHERE schemaname = current_schema() ORDER BY tablename COLLATE "C"',
  )
  const names = rows.map(({ tablename }) => tablename)
  const own = names.filter((name) => !name.startsWith('kysely_'))
  // A database in which only a migration was begun is not empty either.
  return own.length === 0 ? names : own
}

const listColumns = (target: Target, table: string): Promise<Column[]> =>
  run<Column>(
    target,
    `SELECT column_name AS name, data_type AS type FROM information_schema.columns
     WHERE table_schema = current_schema() AND table_name = $1 ORDER BY ordinal_position`,
    [table],
  )

/** Takes the foreign keys away, so that tables can be filled in any order. @returns how to put them back */
async function dropForeignKeys(target: Target): Promise<{ table: string; add: string }[]> {
  const keys = await run<{ table: string; name: string; definition: string }>(
    target,
    `SELECT conrelid::regclass::text AS table, quote_ident(conname) AS name, pg_get_constraintdef(oid) AS definition
     FROM pg_constraint WHERE contype = 'f' AND connamespace = current_schema()::regnamespace ORDER BY conname`,
  )
  for (const { table, name } of keys) await run(target, `ALTER TABLE ${table} DROP CONSTRAINT ${name}`)
  return keys.map(({ table, name, definition }) => ({ table, add: `CONSTRAINT ${name} ${definition}` }))
}

/** An id that was given once is never given again, also where its row is gone. */
async function continueIds(target: Target, source: Source): Promise<void> {
  const columns = await run<{ table: string; name: string }>(
    target,
    `SELECT table_name AS table, column_name AS name FROM information_schema.columns
     WHERE table_schema = current_schema() AND column_default LIKE 'nextval(%'`,
  )
  for (const { table, name } of columns) {
    const last = source.lastId(table)
    if (last > 0n)
      await run(target, 'SELECT setval(pg_get_serial_sequence($1, $2), $3)', [quote(table), name, String(last)])
  }
}

/** PostgreSQL takes 65,535 parameters in one statement. */
const PARAMETERS = 30_000
const BYTES = 4_000_000

interface Writer {
  add(row: readonly Value[]): Promise<void>
  end(): Promise<void>
}

async function createWriter(target: Target, table: string, columns: readonly Column[]): Promise<Writer> {
  // Some migrations put rows into their tables, and the source has those as well.
  const [found] = await run<{ count: string }>(target, `SELECT count(*) FROM ${quote(table)}`)
  if (Number(found?.count) > 0) await run(target, `DELETE FROM ${quote(table)}`)
  const names = columns.map(({ name }) => quote(name)).join(', ')
  const most = Math.max(1, Math.floor(PARAMETERS / columns.length))
  let values: Value[] = []
  let bytes = 0

  async function write(): Promise<void> {
    if (values.length === 0) return
    const rows = values.map((_, index) => `${index % columns.length === 0 ? '(' : ''}$${index + 1}`)
    const list = rows.map((part, index) => ((index + 1) % columns.length === 0 ? `${part})` : part)).join(', ')
    const query = `INSERT INTO ${quote(table)} (${names}) VALUES ${list}`
    await run(target, query, values).catch((error: unknown) => {
      throw new BackupError(
        `Nothing was moved: PostgreSQL does not take a row of ${table}: ${(error as Error).message}.`,
      )
    })
    values = []
    bytes = 0
  }

  return {
    async add(row) {
      values.push(...row)
      for (const value of row) bytes += typeof value === 'string' || value instanceof Uint8Array ? value.length : 8
      if (values.length >= most * columns.length || bytes >= BYTES) await write()
    },
    end: write,
  }
}

const ROWS_AT_ONCE = 500

async function* readRows(target: Target, table: string, columns: readonly Column[]): AsyncGenerator<Value[]> {
  // Whole numbers come as texts, which hold all of their digits.
  const list = columns.map(({ name, type }) => (isWhole(type) ? `${quote(name)}::text AS ${quote(name)}` : quote(name)))
  await run(target, `DECLARE moved NO SCROLL CURSOR FOR SELECT ${list.join(', ')} FROM ${quote(table)}`)
  for (;;) {
    const rows = await run<Record<string, Value>>(target, `FETCH ${ROWS_AT_ONCE} FROM moved`)
    for (const row of rows)
      yield columns.map(({ name, type }) => {
        const value = row[name] ?? null
        return isWhole(type) && typeof value === 'string' ? BigInt(value) : value
      })
    if (rows.length < ROWS_AT_ONCE) break
  }
  await run(target, 'CLOSE moved')
}

const isWhole = (type: string): boolean => type === 'bigint' || type === 'integer'

const quote = (name: string): string => `"${name.replaceAll('"', '""')}"`

async function run<Row>(target: Target, query: string, values: readonly Value[] = []): Promise<Row[]> {
  const { rows } = await target.executeQuery<Row>(CompiledQuery.raw(query, [...values]))
  return rows
}

const CONNECT_MS = 10_000

async function connect(url: string): Promise<Kysely<Schema>> {
  // The driver is loaded on demand, because most installations have no PostgreSQL.
  const { Pool } = (await import('pg')).default
  const pool = new Pool({ connectionString: url, max: 1, connectionTimeoutMillis: CONNECT_MS })
  pool.on('error', () => {})
  pool.on('connect', (client) => void client.on('error', () => {}))
  try {
    await pool.query('SELECT 1')
  } catch (error) {
    await pool.end()
    const { code, message } = error as NodeJS.ErrnoException
    throw new StartError(`The database cannot be reached: ${code === undefined ? message : `${code} ${message}`}.`)
  }
  return new Kysely<Schema>({ dialect: new PostgresDialect({ pool }) })
}
