import SQLite from 'better-sqlite3'

/** A value as both databases hold it; a whole number has all of its digits. */
export type Value = string | bigint | number | Uint8Array | null

/** The embedded relational store, read as it was when it was opened. */
export interface Source {
  /** The names of its migrations, in order. */
  migrations: readonly string[]
  /** Its tables, in order, without those of the migrations. */
  tables: readonly string[]
  count(table: string): number
  rows(table: string, columns: readonly { name: string; type: string }[]): IterableIterator<Value[]>
  /** The largest id that a table has ever given; 0 where it gives none. */
  lastId(table: string): bigint
  close(): void
}

export function openSource(file: string): Source {
  const database = new SQLite(file, { readonly: true, fileMustExist: true })
  database.defaultSafeIntegers()
  database.exec('BEGIN')
  const tables = database
    .prepare<[], string>(
      // The reserve is room on the disk, and no data.
      `SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT LIKE 'sqlite%' AND name NOT LIKE 'kysely%'
       AND name <> 'reserve' ORDER BY name`,
    )
    .pluck()
    .all()
  return {
    migrations: database.prepare<[], string>('SELECT name FROM kysely_migration ORDER BY name').pluck().all(),
    tables,
    count: (table) =>
      Number(
        database
          .prepare(`SELECT count(*) FROM ${quote(table)}`)
          .pluck()
          .get(),
      ),
    *rows(table, columns) {
      const names = columns.map(({ name }) => quote(name)).join(', ')
      const rows = database
        .prepare<[], Value[]>(`SELECT ${names} FROM ${quote(table)}`)
        .raw()
        .iterate()
      for (const row of rows)
        yield row.map((value, index) =>
          // SQLite keeps a whole number of a column of fractions as one.
          columns[index]?.type === 'double precision' && typeof value === 'bigint' ? Number(value) : value,
        )
    },
    lastId(table) {
      const last = database.prepare<[string], bigint>('SELECT seq FROM sqlite_sequence WHERE name = ?').pluck()
      return last.get(table) ?? 0n
    },
    close: () => database.close(),
  }
}

const quote = (name: string): string => `"${name.replaceAll('"', '""')}"`
