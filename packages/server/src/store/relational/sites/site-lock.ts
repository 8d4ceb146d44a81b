import { sql } from 'kysely'
import { setTimeout as sleep } from 'node:timers/promises'
import { hasParallelWriters, type Database } from '../database.ts'

/** A lock that gives one task a site to itself, across all servers. */
export interface SiteLock {
  /** @throws {Error} where the database has let go of it, as it does once the connection is lost */
  check(): Promise<void>
  release(): Promise<void>
}

const POLL_MS = 500

/** Waits until the lock of the site is free, and takes it. @throws {Error} AbortError */
export async function acquireSiteLock(db: Database, siteId: number, signal: AbortSignal): Promise<SiteLock> {
  for (;;) {
    const lock = await tryAcquireSiteLock(db, siteId)
    if (lock !== undefined) return lock
    await sleep(POLL_MS, undefined, { signal })
  }
}

/** @returns undefined where somebody else holds the site */
export const tryAcquireSiteLock = async (db: Database, siteId: number): Promise<SiteLock | undefined> =>
  hasParallelWriters(db) ? lockInPostgres(db, siteId) : lockInProcess(db, siteId)

/** The first key of these locks, which tells them from others in the database. */
const SITES = 1_397_312_837

/** Locks the site for as long as a transaction is open: PostgreSQL ends it with the server, however that ends. */
async function lockInPostgres(db: Database, siteId: number): Promise<SiteLock | undefined> {
  const transaction = await db.startTransaction().execute()
  const end = () =>
    transaction
      .rollback()
      .execute()
      // The transaction has ended with its connection.
      .catch(() => {})
  try {
    const { rows } = await sql<{ is_held: boolean }>`
      select pg_try_advisory_xact_lock(${SITES}::int, ${siteId}::int) as is_held`.execute(transaction)
    if (rows[0]?.is_held === true) {
      return { check: async () => void (await sql`select 1`.execute(transaction)), release: end }
    }
  } catch (error) {
    await end()
    throw error
  }
  await end()
  return undefined
}

const locksInProcess = new WeakMap<Database, Set<number>>()

/** A lock in this process, since only one process opens an SQLite file. */
function lockInProcess(db: Database, siteId: number): SiteLock | undefined {
  const locked = locksInProcess.get(db) ?? new Set()
  if (locked.has(siteId)) return undefined
  locksInProcess.set(db, locked.add(siteId))
  return { check: async () => {}, release: async () => void locked.delete(siteId) }
}
