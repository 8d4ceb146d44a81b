import { hasParallelWriters, type Database } from '../database.ts'

/**
 * The ids of the active administrators, locked so that until the transaction ends nobody else removes one. They are
 * locked in the order of their ids, so that two transactions wait for one another.
 */
export async function lockAdministrators(transaction: Database): Promise<number[]> {
  const query = transaction
    .selectFrom('app_user')
    .select('id')
    // This condition makes the database use the index of staff.
    .where('level', '<>', 'member')
    .where('level', '=', 'admin')
    .where('status', '=', 'active')
    .where('deleted_at', 'is', null)
    .orderBy('id')
  const rows = await (hasParallelWriters(transaction) ? query.forNoKeyUpdate() : query).execute()
  return rows.map((row) => row.id)
}

/** The id of the oldest administrator; undefined where the instance is not set up. */
export async function firstAdministrator(db: Database): Promise<number | undefined> {
  const first = await db
    .selectFrom('app_user')
    .select('id')
    .where('level', '<>', 'member')
    .where('level', '=', 'admin')
    .where('deleted_at', 'is', null)
    .orderBy('id')
    .limit(1)
    .executeTakeFirst()
  return first?.id
}
