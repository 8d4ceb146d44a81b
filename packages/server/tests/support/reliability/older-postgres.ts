import { PostgresDialect } from 'kysely'
import { Client, Pool } from 'pg'
import { migrateStore } from './older-folder.ts'

/** Makes an empty database into one of an earlier version, with the rows of another one as far as that version knows them. */
export async function makeOlderPostgres(from: string, to: string, last: string): Promise<void> {
  await migrateStore(new PostgresDialect({ pool: new Pool({ connectionString: to, max: 1 }) }), last)
  const [source, target] = [new Client(from), new Client(to)]
  await Promise.all([source.connect(), target.connect()])
  // Keys and triggers are those of rows that were right already.
  await target.query('SET session_replication_role = replica')
  for (const table of await tablesOf(target)) {
    const { rows } = await source.query<{ rows: string }>(
      `SELECT coalesce(json_agg(t), '[]')::text AS rows FROM "${table}" t`,
    )
    await target.query(`DELETE FROM "${table}"`)
    await target.query(`INSERT INTO "${table}" SELECT * FROM json_populate_recordset(NULL::"${table}", $1)`, [
      rows[0]?.rows,
    ])
  }
  await Promise.all([source.end(), target.end()])
}

async function tablesOf(client: Client): Promise<string[]> {
  const { rows } = await client.query<{ tablename: string }>(
    "SELECT tablename FROM pg_tables WHERE schemaname = current_schema() AND tablename NOT LIKE 'kysely%' ORDER BY tablename",
  )
  return rows.map(({ tablename }) => tablename)
}

/** Tables, columns, keys, indexes and triggers of a database, the names of its migrations and the number of rows of each table. */
export async function contentOf(
  url: string,
): Promise<{ rules: string[]; migrations: string[]; rows: Record<string, string> }> {
  const client = new Client(url)
  await client.connect()
  const column = async (query: string): Promise<string[]> => {
    const { rows } = await client.query<unknown[]>({ text: query, rowMode: 'array' })
    return rows.map(([value]) => String(value))
  }
  const rules = await column(`
    SELECT conrelid::regclass || ' ' || conname || ' ' || pg_get_constraintdef(oid) AS rule FROM pg_constraint WHERE connamespace = 'public'::regnamespace
    UNION ALL SELECT indexdef FROM pg_indexes WHERE schemaname = 'public'
    UNION ALL SELECT pg_get_triggerdef(oid) FROM pg_trigger WHERE NOT tgisinternal
    UNION ALL SELECT table_name || ' ' || column_name || ' ' || data_type || ' ' || coalesce(column_default, '') FROM information_schema.columns WHERE table_schema = 'public'
    ORDER BY rule`)
  const migrations = await column('SELECT name FROM kysely_migration ORDER BY name')
  const rows: Record<string, string> = {}
  for (const table of await tablesOf(client)) [rows[table] = ''] = await column(`SELECT count(*) FROM "${table}"`)
  await client.end()
  return { rules, migrations, rows }
}
