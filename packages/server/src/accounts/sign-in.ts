import { ApiError } from '../errors.ts'
import type { Database } from '../store/relational/database.ts'
import { findUserByEmail } from '../store/relational/accounts/users.ts'
import type { Attempts } from './attempts.ts'
import { isPasswordOf } from './passwords.ts'
import { startSession } from './sessions.ts'
import type { Tokens } from './tokens.ts'
import type { SignedIn } from './userinfo.ts'

/** The browser that somebody signs in with, and its network. */
export interface SignInClient {
  /** Browser and system in words. */
  agent: string | null
  /** The address, as limits count it; a keyed hash of it is kept. */
  network: string
}

/**
 * @throws {ApiError} when e-mail address and password do not fit, or the account is disabled
 * @throws {TooManyAttemptsError}
 */
export async function signIn(
  db: Database,
  { tokens, attempts }: { tokens: Tokens; attempts: Attempts },
  { email, password }: { email: string; password: string },
  { agent, network }: SignInClient,
  now: Date,
): Promise<SignedIn> {
  const user = await findUserByEmail(db, email)
  const attempt = await attempts.begin({ key: email, userId: user?.id, network }, now)
  const isRight = await isPasswordOf(user, password)
  if (user === undefined || !isRight) throw new ApiError('sign_in_failed')
  await attempt.succeeded()
  if (user.status === 'disabled') throw new ApiError('account_disabled')
  return startSession(db, tokens, user, { agent, now })
}
