import type { Selectable } from 'kysely'
import { randomUUID } from 'node:crypto'
import type { Database } from './database.ts'
import type { AppUserTable } from './schema.ts'

export type User = Selectable<AppUserTable>

export async function hasUsers(db: Database): Promise<boolean> {
  return (await db.selectFrom('app_user').select('id').limit(1).executeTakeFirst()) !== undefined
}

/** Makes the first administrator; undefined when there is a user already, even one made at this very moment. */
export async function insertFirstAdmin(
  db: Database,
  { email, passwordHash, now }: { email: string; passwordHash: string; now: Date },
): Promise<User | undefined> {
  return db.transaction().execute(async (transaction) => {
    if (await hasUsers(transaction)) return undefined
    const at = now.toISOString()
    return transaction
      .insertInto('app_user')
      .values({
        union_id: randomUUID(),
        email,
        password_hash: passwordHash,
        level: 'admin',
        first_login_at: at,
        last_login_at: at,
        created_at: at,
        updated_at: at,
      })
      .returningAll()
      .executeTakeFirstOrThrow()
  })
}

export function findUserByEmail(db: Database, email: string): Promise<User | undefined> {
  return db.selectFrom('app_user').selectAll().where('email', '=', email).executeTakeFirst()
}

/** Notes a sign-in; the first one starts the trial. */
export function noteLogin(db: Database, userId: number, now: Date): Promise<User> {
  const at = now.toISOString()
  return db
    .updateTable('app_user')
    .set((column) => ({ last_login_at: at, first_login_at: column.fn.coalesce('first_login_at', column.val(at)) }))
    .where('id', '=', userId)
    .returningAll()
    .executeTakeFirstOrThrow()
}
