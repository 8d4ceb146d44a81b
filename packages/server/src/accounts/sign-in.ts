import { ApiError } from '../errors.ts'
import type { Database } from '../store/relational/database.ts'
import { findUserByEmail, type User } from '../store/relational/accounts/users.ts'
import type { Attempts } from './passwords/password-attempts.ts'
import { isPasswordOf } from './passwords/hash-password.ts'
import { startSession } from './sessions.ts'
import type { Tokens } from './access-tokens.ts'
import type { SignedIn } from './userinfo.ts'

/**
 * Asserts that the first factor suffices for a session.
 * @throws {ApiError} second_step_needed with a challenge, where the person has two factors
 */
export type AssertSingleFactor = (user: User) => Promise<void>

/** The browser with which somebody signs in, and its network. */
export interface SignInClient {
  /** The browser and system, in words. */
  agent: string | null
  /** The network of the address, as limits count it; a keyed hash of it is stored. */
  network: string
  /** The country, ISO 3166-1 alpha-2; null where it is not known. */
  country: string | null
}

/**
 * @throws {ApiError} when e-mail address and password do not fit, the account is disabled, or a second step is needed
 * @throws {TooManyAttemptsError}
 */
export async function signIn(
  db: Database,
  {
    tokens,
    attempts,
    assertSingleFactor,
  }: { tokens: Tokens; attempts: Attempts; assertSingleFactor: AssertSingleFactor },
  { email, password }: { email: string; password: string },
  { agent, country, network }: SignInClient,
  now: Date,
): Promise<SignedIn> {
  const user = await findUserByEmail(db, email)
  const attempt = await attempts.begin({ key: email, userId: user?.id, network }, now)
  const isRight = await isPasswordOf(user, password)
  if (user === undefined || !isRight) throw new ApiError('sign_in_failed')
  attempt.passed()
  if (user.status === 'disabled') throw new ApiError('account_disabled')
  await assertSingleFactor(user)
  await attempt.succeeded()
  return startSession(db, tokens, user, { agent, country, isNetworkKnown: attempt.isKnown, now })
}
