import type { Selectable } from 'kysely'
import { randomBytes, randomUUID } from 'node:crypto'
import { isUniqueViolation, type Database } from './database.ts'
import type { AppUserTable } from './schema.ts'

export type User = Selectable<AppUserTable>

export async function hasUsers(db: Database): Promise<boolean> {
  return (await db.selectFrom('app_user').select('id').limit(1).executeTakeFirst()) !== undefined
}

export interface NewUser {
  email: string
  passwordHash: string
  level: User['level']
  refCode: string | null
  now: Date
}

/** Makes the first administrator; undefined when there is a user already, even one made at this very moment. */
export function insertFirstAdmin(
  db: Database,
  admin: Pick<NewUser, 'email' | 'passwordHash' | 'now'>,
): Promise<User | undefined> {
  return db.transaction().execute(async (transaction) => {
    if (await hasUsers(transaction)) return undefined
    return insertUser(transaction, { ...admin, level: 'admin', refCode: null })
  })
}

/** A user who signs in right now; undefined when the e-mail address is taken. */
export async function insertUser(db: Database, user: NewUser): Promise<User | undefined> {
  const at = user.now.toISOString()
  try {
    return await db
      .insertInto('app_user')
      .values({
        union_id: randomUUID(),
        email: user.email,
        password_hash: user.passwordHash,
        invite_code: randomBytes(6).toString('base64url'),
        ref_code: user.refCode,
        level: user.level,
        first_login_at: at,
        last_login_at: at,
        created_at: at,
        updated_at: at,
      })
      .returningAll()
      .executeTakeFirstOrThrow()
  } catch (error) {
    if (isUniqueViolation(error)) return undefined
    throw error
  }
}

export async function hasInviteCode(db: Database, code: string): Promise<boolean> {
  const owner = await db.selectFrom('app_user').select('id').where('invite_code', '=', code).executeTakeFirst()
  return owner !== undefined
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
