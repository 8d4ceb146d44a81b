import type { Registration } from '@sightline/api-client/contract'
import { Refusal, invalidFields } from '../refusal.ts'
import type { Database } from '../store/database/database.ts'
import { hasInviteCode, hasUsers, insertUser, type User } from '../store/database/users.ts'
import { hashPassword } from './passwords.ts'

/**
 * Makes a member's account. An instance without its first administrator takes nobody else.
 * @throws {Refusal} when the instance does not let this person in, or the e-mail address is taken
 */
export async function register(
  db: Database,
  registration: Registration,
  input: { email: string; password: string; invite_code?: string | undefined },
  now: Date,
): Promise<User> {
  if (registration === 'closed' || !(await hasUsers(db))) throw new Refusal(403, 'registration_closed')
  const code = input.invite_code ?? null
  const isInvited = code !== null && (await hasInviteCode(db, code))
  if (!isInvited && (registration === 'invite' || code !== null)) {
    throw invalidFields({ invite_code: 'invite_code_invalid' })
  }
  const passwordHash = await hashPassword(input.password)
  const user = await insertUser(db, { email: input.email, passwordHash, level: 'member', refCode: code, now })
  if (user === undefined) throw new Refusal(409, 'email_taken', { fields: { email: 'email_taken' } })
  return user
}
