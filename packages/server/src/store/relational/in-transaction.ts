import { sql } from 'kysely'
import { isDiskFull } from '../disk-space.ts'
import type { Database } from './database.ts'

/** Does something in a transaction: in the one that the caller is in already, otherwise in one of its own. */
export const inTransaction = <Answer>(
  db: Database,
  work: (transaction: Database) => Promise<Answer>,
): Promise<Answer> => (db.isTransaction ? work(db) : db.transaction().execute(work))

/** Does a part of a transaction that leaves nothing behind where it throws; the transaction itself can go on. */
export async function inSavepoint<Answer>(transaction: Database, work: () => Promise<Answer>): Promise<Answer> {
  await sql`savepoint part`.execute(transaction)
  try {
    const answer = await work()
    await sql`release savepoint part`.execute(transaction)
    return answer
  } catch (error) {
    // On a full disk the whole transaction may have ended, so it must not continue.
    if (isDiskFull(error)) throw error
    await sql`rollback to savepoint part`.execute(transaction)
    throw error
  }
}
