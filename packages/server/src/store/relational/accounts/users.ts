import type { Selectable } from 'kysely'
import { randomBytes, randomUUID } from 'node:crypto'
import { isUniqueViolation, type Database } from '../database.ts'
import { lockAllUsers } from '../lock.ts'
import type { AppUserTable } from '../schema/users.ts'

export type User = Selectable<AppUserTable>

export async function hasUsers(db: Database): Promise<boolean> {
  return (await db.selectFrom('app_user').select('id').limit(1).executeTakeFirst()) !== undefined
}

/** The source of a person's registration. */
export type Attribution = Pick<User, 'ref_code' | 'utm_source' | 'utm_medium' | 'union_code'> &
  Partial<Pick<User, 'inviter_id' | 'utm_campaign' | 'utm_term' | 'utm_content'>>

export interface NewUser {
  email: string
  passwordHash: string
  level: User['level']
  attribution: Attribution
  locale?: string | null
  now: Date
}

/** Inserts the first administrator; undefined when there is a user already, even one inserted at the same moment. */
export function insertFirstAdmin(
  db: Database,
  admin: Pick<NewUser, 'email' | 'passwordHash' | 'now'>,
): Promise<User | undefined> {
  return db.transaction().execute(async (transaction) => {
    await lockAllUsers(transaction)
    if (await hasUsers(transaction)) return undefined
    const attribution = { ref_code: null, utm_source: null, utm_medium: null, union_code: null }
    return insertUser(transaction, { ...admin, level: 'admin', attribution })
  })
}

/** Inserts a user whose trial starts now; undefined when the e-mail address is taken. */
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
        ...user.attribution,
        locale: user.locale ?? null,
        level: user.level,
        first_login_at: at,
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

/** The ids of the active users, who may invite others, by their invitation codes. */
export async function findOwnersOfCodes(db: Database, codes: readonly string[]): Promise<Map<string, number>> {
  if (codes.length === 0) return new Map()
  const owners = await db
    .selectFrom('app_user')
    .select(['id', 'invite_code'])
    .where('invite_code', 'in', codes)
    .where('status', '=', 'active')
    .where('deleted_at', 'is', null)
    .execute()
  return new Map(owners.map(({ id, invite_code }) => [invite_code, id]))
}

/** The id of the active user with an invitation code; null where nobody has it. */
export async function findOwnerOfCode(db: Database, code: string | null | undefined): Promise<number | null> {
  if (code === null || code === undefined) return null
  return (await findOwnersOfCodes(db, [code])).get(code) ?? null
}

/** The user with an id; undefined where there is none, or it was deleted. */
export function findUser(db: Database, id: number): Promise<User | undefined> {
  return db.selectFrom('app_user').selectAll().where('id', '=', id).where('deleted_at', 'is', null).executeTakeFirst()
}

export function findUserByEmail(db: Database, email: string): Promise<User | undefined> {
  return db.selectFrom('app_user').selectAll().where('email', '=', email).executeTakeFirst()
}

/**
 * Records a sign-in, if the password is still the one that was checked; the first one starts the trial.
 * @returns undefined where the password was changed, or the account disabled or deleted, meanwhile
 */
export function recordLogin(
  transaction: Database,
  { id, password_version }: Pick<User, 'id' | 'password_version'>,
  now: Date,
): Promise<User | undefined> {
  const at = now.toISOString()
  return transaction
    .updateTable('app_user')
    .set((column) => ({ last_login_at: at, first_login_at: column.fn.coalesce('first_login_at', column.val(at)) }))
    .where('id', '=', id)
    .where('password_version', '=', password_version)
    .where('status', '=', 'active')
    .where('deleted_at', 'is', null)
    .returningAll()
    .executeTakeFirst()
}
