import type { Output, Schemas } from '@sightline/api-client/contract'
import { membershipOf } from '../membership/membership.ts'
import { Refusal } from '../refusal.ts'
import type { Database } from '../store/database/database.ts'
import { insertUserSession } from '../store/database/user-sessions.ts'
import { findUserByEmail, noteLogin, type User } from '../store/database/users.ts'
import { isPassword, wastePasswordCheck } from './passwords.ts'
import type { Tokens } from './tokens.ts'

const SESSION_MS = 7 * 24 * 60 * 60 * 1000

type SignedIn = Output<Schemas['auth']['login']>

/** @throws {Refusal} when e-mail address and password do not fit, or the account is disabled */
export async function signIn(
  db: Database,
  tokens: Tokens,
  { email, password }: { email: string; password: string },
  now: Date,
): Promise<SignedIn> {
  const user = await findUserByEmail(db, email)
  if (user === undefined) {
    await wastePasswordCheck(password)
    throw new Refusal(400, 'sign_in_failed')
  }
  if (!(await isPassword(password, user.password_hash))) throw new Refusal(400, 'sign_in_failed')
  if (user.status === 'disabled') throw new Refusal(403, 'account_disabled')
  return startSession(db, tokens, await noteLogin(db, user.id, now), now)
}

export async function startSession(db: Database, tokens: Tokens, user: User, now: Date): Promise<SignedIn> {
  const expiresAt = new Date(now.getTime() + SESSION_MS)
  const sessionId = await insertUserSession(db, { userId: user.id, now, expiresAt })
  const token = await tokens.issue({ userId: user.id, sessionId }, expiresAt)
  return { token, userinfo: userinfoOf(user, now) }
}

export function userinfoOf(user: User, now: Date): SignedIn['userinfo'] {
  return {
    email: user.email,
    invite_code: user.invite_code,
    analytics_status: 'none',
    status: user.status,
    ...membershipOf(user, now),
  }
}
