import { sql } from 'kysely'
import { hasParallelWriters, type Database } from './database.ts'

// SQLite has only one writer. In PostgreSQL, `for no key update` does not block rows that only refer to the user or the
// site, whose inserts lock other rows. A transaction that locks both locks the user first, as the deletion of an
// account does.

/**
 * Locks a user and everything that belongs to them until the transaction ends.
 * @returns whether the user exists and was not deleted
 */
export async function lockUser(transaction: Database, userId: number): Promise<boolean> {
  const query = transaction.selectFrom('app_user').select('id').where('id', '=', userId).where('deleted_at', 'is', null)
  const locking = hasParallelWriters(transaction) ? query.forNoKeyUpdate() : query
  return (await locking.executeTakeFirst()) !== undefined
}

/** Locks the table of users against inserts and updates until the transaction ends. */
export async function lockAllUsers(transaction: Database): Promise<void> {
  if (!hasParallelWriters(transaction)) return
  await sql`lock table app_user in share row exclusive mode`.execute(transaction)
}

/** Locks a site and everything that belongs to it until the transaction ends. @returns whether the site exists */
export async function lockSite(transaction: Database, siteId: number): Promise<boolean> {
  const query = transaction.selectFrom('website').select('id').where('id', '=', siteId)
  const locking = hasParallelWriters(transaction) ? query.forNoKeyUpdate() : query
  return (await locking.executeTakeFirst()) !== undefined
}
