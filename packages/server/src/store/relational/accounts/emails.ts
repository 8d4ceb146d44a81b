import type { Database } from '../database.ts'
import type { User } from './users.ts'

/**
 * Sets and confirms the address of an active account, if its address is still `previous`.
 * @returns undefined where the address is another one
 */
export function setEmail(
  transaction: Database,
  { userId, email, previous }: { userId: number; email: string; previous: string },
  now: Date,
): Promise<User | undefined> {
  const at = now.toISOString()
  return transaction
    .updateTable('app_user')
    .set((column) => ({ email, email_confirmed_at: at, updated_at: at, version: column('version', '+', 1) }))
    .where('id', '=', userId)
    .where('email', '=', previous)
    .where('status', '=', 'active')
    .where('deleted_at', 'is', null)
    .returningAll()
    .executeTakeFirst()
}
