import type { Insertable } from 'kysely'
import { randomUUID } from 'node:crypto'
import type { Database } from '../database.ts'
import type { AppUserTable } from '../schema/users.ts'
import type { User } from './users.ts'

export type FilledUser = Omit<Insertable<AppUserTable>, 'id' | 'union_id' | 'version' | 'updated_at'>

/** The number of rows of one statement, whose values databases limit. */
const AT_ONCE = 200

/** Inserts users with the dates and sources that they are given, in this order. */
export async function insertUsers(transaction: Database, users: readonly FilledUser[]): Promise<User[]> {
  const inserted: User[] = []
  for (let from = 0; from < users.length; from += AT_ONCE) {
    const rows = users
      .slice(from, from + AT_ONCE)
      .map((user) => ({ ...user, union_id: randomUUID(), updated_at: user.created_at }))
    inserted.push(...(await transaction.insertInto('app_user').values(rows).returningAll().execute()))
  }
  return inserted
}

export async function writeInviter(transaction: Database, userId: number, inviterId: number): Promise<void> {
  await transaction.updateTable('app_user').set({ inviter_id: inviterId }).where('id', '=', userId).execute()
}
