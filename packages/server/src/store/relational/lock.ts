import { sql } from 'kysely'
import { hasParallelWriters, type Database } from './database.ts'

// SQLite has one writer anyway. `for no key update`: a row that only refers to the user or the site waits for nobody, as
// whoever inserts one holds locks of their own. Who locks both takes the user first, as who deletes an account does.

/**
 * Keeps other transactions away from what belongs to a user until this one ends.
 * @returns whether there is such a user who was not deleted
 */
export async function lockUser(transaction: Database, userId: number): Promise<boolean> {
  const query = transaction.selectFrom('app_user').select('id').where('id', '=', userId).where('deleted_at', 'is', null)
  const locking = hasParallelWriters(transaction) ? query.forNoKeyUpdate() : query
  return (await locking.executeTakeFirst()) !== undefined
}

/** Keeps other transactions from adding or changing users until this one ends. */
export async function lockAllUsers(transaction: Database): Promise<void> {
  if (!hasParallelWriters(transaction)) return
  await sql`lock table app_user in share row exclusive mode`.execute(transaction)
}

/** Keeps other transactions away from what belongs to a site until this one ends. @returns whether there is such a site */
export async function lockSite(transaction: Database, siteId: number): Promise<boolean> {
  const query = transaction.selectFrom('website').select('id').where('id', '=', siteId)
  const locking = hasParallelWriters(transaction) ? query.forNoKeyUpdate() : query
  return (await locking.executeTakeFirst()) !== undefined
}
