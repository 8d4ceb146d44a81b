import SQLite from 'better-sqlite3'
import { Client } from 'pg'

export type Cell = string | number | null

/** Writes rows past the query builder, many at a time: row by row it would take an hour. */
export interface TableWriter {
  write(table: string, columns: readonly string[], rows: readonly (readonly Cell[])[]): Promise<void>
  /** Takes the indexes off these tables, and puts them on again: on full tables that is faster. */
  withoutIndexes(tables: readonly string[], work: () => Promise<void>): Promise<void>
  /** @returns when the store has done what it does by itself in the first minutes after so many rows. */
  close(): Promise<void>
}

export const openSqliteWriter = (file: string) => async (): Promise<TableWriter> => {
  const sqlite = new SQLite(file)
  sqlite.pragma('synchronous = OFF')
  sqlite.pragma('foreign_keys = OFF')
  sqlite.pragma('cache_size = -500000')
  return {
    async write(table, columns, rows) {
      const insert = sqlite.prepare(
        `insert into ${table} (${columns.join(', ')}) values (${columns.map(() => '?').join(', ')})`,
      )
      sqlite.transaction(() => rows.forEach((row) => insert.run(...row)))()
    },
    async withoutIndexes(tables, work) {
      const indexes = sqlite
        .prepare<string[], { name: string; sql: string }>(
          `select name, sql from sqlite_master
          where type = 'index' and sql is not null and tbl_name in (${tables.map(() => '?').join(', ')})`,
        )
        .all(...tables)
      for (const { name } of indexes) sqlite.exec(`drop index "${name}"`)
      await work()
      for (const index of indexes) sqlite.exec(index.sql)
    },
    async close() {
      sqlite.close()
    },
  }
}

export const openPostgresWriter = (url: string) => async (): Promise<TableWriter> => {
  const client = new Client(url)
  await client.connect()
  await client.query(`set session_replication_role = replica`)
  return {
    async write(table, columns, rows) {
      const objects = rows.map((row) =>
        Object.fromEntries(columns.map((column, index) => [column, row[index] ?? null])),
      )
      const names = columns.join(', ')
      await client.query(
        `insert into ${table} (${names}) select ${names} from json_populate_recordset(null::${table}, $1)`,
        [JSON.stringify(objects)],
      )
    },
    async withoutIndexes(tables, work) {
      const { rows } = await client.query<{ name: string; definition: string }>(
        `select i.indexrelid::regclass::text as name, pg_get_indexdef(i.indexrelid) as definition from pg_index i
        where i.indrelid = any($1::regclass[]) and not exists (select from pg_constraint c where c.conindid = i.indexrelid)`,
        [tables],
      )
      for (const { name } of rows) await client.query(`drop index ${name}`)
      await work()
      for (const { definition } of rows) await client.query(definition)
    },
    async close() {
      // What autovacuum does by itself.
      await client.query('vacuum analyze')
      await client.end()
    },
  }
}
