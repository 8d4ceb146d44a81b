import type { Registration } from '@sightline/api-client/contract'
import { ApiError, invalidFields } from '../errors.ts'
import type { Database } from '../store/relational/database.ts'
import { findOwnerOfCode, hasUsers, insertUser, type User } from '../store/relational/accounts/users.ts'
import { hashPassword } from './passwords/hash-password.ts'

export interface NewAccount {
  email: string
  password: string
  invite_code?: string | undefined
  ref_code?: string | undefined
  utm_source?: string | undefined
  utm_medium?: string | undefined
  utm_campaign?: string | undefined
  utm_term?: string | undefined
  utm_content?: string | undefined
  union_code?: string | undefined
  locale?: string | undefined
}

/**
 * Creates a member's account. An instance without its first administrator accepts nobody else. An invitation code names
 * the inviter; without one, a referral code that is somebody's invitation code does.
 * @throws {ApiError} when registration is closed to this person, or the e-mail address is taken
 */
export async function register(db: Database, registration: Registration, input: NewAccount, now: Date): Promise<User> {
  if (registration === 'closed' || !(await hasUsers(db))) throw new ApiError('registration_closed')
  const code = input.invite_code ?? null
  const inviterId = await findOwnerOfCode(db, code)
  if (inviterId === null && (registration === 'invite' || code !== null)) {
    throw invalidFields({ invite_code: 'invite_code_invalid' }, 'invite_code_invalid')
  }
  const passwordHash = await hashPassword(input.password)
  const attribution = {
    inviter_id: inviterId ?? (await findOwnerOfCode(db, input.ref_code)),
    ref_code: input.ref_code ?? null,
    utm_source: input.utm_source ?? null,
    utm_medium: input.utm_medium ?? null,
    utm_campaign: input.utm_campaign ?? null,
    utm_term: input.utm_term ?? null,
    utm_content: input.utm_content ?? null,
    union_code: input.union_code ?? null,
  }
  const user = await insertUser(db, {
    email: input.email,
    passwordHash,
    level: 'member',
    attribution,
    now,
    locale: input.locale ?? null,
  })
  if (user === undefined) throw new ApiError('email_taken', { fields: { email: 'email_taken' } })
  return user
}
