import SQLite from 'better-sqlite3'
import { existsSync } from 'node:fs'
import { join } from 'node:path'

interface Store {
  dataDir: string
  databaseUrl: string | undefined
}

/**
 * Whether somebody has an e-mail address, in a store as it is: none is made, and nothing is migrated. A store that cannot be read
 * may have everybody: a start says what is wrong with it.
 */
export async function mayHaveUser({ dataDir, databaseUrl }: Store, email: string): Promise<boolean> {
  const address = email.trim().toLowerCase()
  try {
    return await (databaseUrl === undefined
      ? isInSqlite(join(dataDir, 'sightline.db'), address)
      : isInPostgres(databaseUrl, address))
  } catch {
    return true
  }
}

async function isInSqlite(file: string, email: string): Promise<boolean> {
  if (!existsSync(file)) return false
  const database = new SQLite(file, { readonly: true, fileMustExist: true, timeout: 5000 })
  try {
    return database.prepare('SELECT 1 FROM app_user WHERE email = ?').get(email) !== undefined
  } finally {
    database.close()
  }
}

async function isInPostgres(connectionString: string, email: string): Promise<boolean> {
  const { Client } = (await import('pg')).default
  const client = new Client({ connectionString, connectionTimeoutMillis: 5000 })
  try {
    await client.connect()
    const { rowCount } = await client.query('SELECT 1 FROM app_user WHERE email = $1', [email])
    return rowCount !== 0
  } finally {
    await client.end().catch(() => {})
  }
}
