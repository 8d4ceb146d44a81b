import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { inject } from 'vitest'
import { openDatabase, openPostgres, type Database } from '../../src/store/relational/database.ts'
import { newDatabase } from './postgres.ts'

const usesPostgres = process.env['TEST_STORE'] === 'postgres'
const databases = new Map<string, string>()

/** In the project `postgres` each data folder goes with a new database of its own. */
export async function storeOf(dataDir: string): Promise<Record<string, string>> {
  const server = usesPostgres ? inject('postgresUrl') : undefined
  if (server === undefined) return {}
  const known = databases.get(dataDir)
  if (known !== undefined) return { DATABASE_URL: known }
  const url = await newDatabase(server)
  databases.set(dataDir, url)
  return { DATABASE_URL: url }
}

/** The relational store of a running product, to prepare what no call can and to look at what is kept. */
export async function openStore(dataDir: string): Promise<Database> {
  const { DATABASE_URL } = await storeOf(dataDir)
  return DATABASE_URL === undefined ? openDatabase(join(dataDir, 'sightline.db')) : openPostgres(DATABASE_URL)
}

let migrated: Promise<Buffer> | undefined

/**
 * Puts an empty store with every change into a new data folder: making these changes anew is a seventh of a start. A start on a
 * data folder that the test names, and every demo, makes them.
 */
export async function putMigratedStore(dataDir: string): Promise<void> {
  await writeFile(join(dataDir, 'sightline.db'), await (migrated ??= makeMigratedStore()), { mode: 0o600 })
}

async function makeMigratedStore(): Promise<Buffer> {
  const folder = await mkdtemp(join(tmpdir(), 'sightline-store-'))
  const file = join(folder, 'sightline.db')
  const db = await openDatabase(file)
  // Whatever waits in the log goes into the file with the last connection.
  await db.destroy()
  const content = await readFile(file)
  await rm(folder, { recursive: true })
  return content
}
