import { sql } from 'kysely'
import { isDiskFull } from '../disk-space.ts'
import type { Database } from './database.ts'

/** Runs a function in a transaction: in the caller's, otherwise in one of its own. */
export const inTransaction = <Answer>(
  db: Database,
  work: (transaction: Database) => Promise<Answer>,
): Promise<Answer> => (db.isTransaction ? work(db) : db.transaction().execute(work))

/** Runs a function in a savepoint: an error rolls back its changes, and the transaction itself can continue. */
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
