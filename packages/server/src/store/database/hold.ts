import { sql } from 'kysely'
import { setTimeout as sleep } from 'node:timers/promises'
import { hasParallelWriters, type Database } from './database.ts'

/** A site that one piece of work has to itself, whichever server does it. */
export interface Hold {
  /** @throws {Error} where the database has let go of it, as it does once the connection is lost */
  check(): Promise<void>
  release(): Promise<void>
}

const POLL_MS = 500

/** Waits until nobody else holds the site. @throws {Error} AbortError */
export async function holdSite(db: Database, siteId: number, signal: AbortSignal): Promise<Hold> {
  for (;;) {
    const hold = await tryToHoldSite(db, siteId)
    if (hold !== undefined) return hold
    await sleep(POLL_MS, undefined, { signal })
  }
}

/** @returns undefined where somebody else holds the site */
export const tryToHoldSite = async (db: Database, siteId: number): Promise<Hold | undefined> =>
  hasParallelWriters(db) ? holdInPostgres(db, siteId) : holdHere(db, siteId)

/** Tells these locks from others in the database. */
const SITES = 1_397_312_837

/** For as long as a transaction is open: PostgreSQL ends it with the server, however that ends. */
async function holdInPostgres(db: Database, siteId: number): Promise<Hold | undefined> {
  const transaction = await db.startTransaction().execute()
  const end = () =>
    transaction
      .rollback()
      .execute()
      // It has ended with its connection.
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

const heldHere = new WeakMap<Database, Set<number>>()

/** One process has an SQLite file to itself. */
function holdHere(db: Database, siteId: number): Hold | undefined {
  const held = heldHere.get(db) ?? new Set()
  if (held.has(siteId)) return undefined
  heldHere.set(db, held.add(siteId))
  return { check: async () => {}, release: async () => void held.delete(siteId) }
}
