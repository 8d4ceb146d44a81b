import type { Database } from '../database.ts'
import type { User } from './users.ts'

/**
 * Sets the password of an active user, if its version is still the given one.
 * @returns undefined where it was set meanwhile, or the account is disabled or deleted
 */
export function setPassword(
  db: Database,
  { id, password_version }: Pick<User, 'id' | 'password_version'>,
  passwordHash: string,
): Promise<User | undefined> {
  return db
    .updateTable('app_user')
    .set({ password_hash: passwordHash, password_version: password_version + 1 })
    .where('id', '=', id)
    .where('password_version', '=', password_version)
    .where('status', '=', 'active')
    .where('deleted_at', 'is', null)
    .returningAll()
    .executeTakeFirst()
}
