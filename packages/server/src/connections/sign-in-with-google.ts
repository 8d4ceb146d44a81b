import type { Attempts } from '../accounts/passwords/password-attempts.ts'
import { startSession } from '../accounts/sessions.ts'
import type { AssertSingleFactor, SignInClient } from '../accounts/sign-in.ts'
import type { Tokens } from '../accounts/access-tokens.ts'
import type { SignedIn } from '../accounts/userinfo.ts'
import { ApiError } from '../errors.ts'
import type { Database } from '../store/relational/database.ts'
import { findUser } from '../store/relational/accounts/users.ts'
import type { Connections } from './connections.ts'

/** Signs in whoever has connected the Google account. @throws {ApiError} where nobody has, or the account is disabled */
export async function signInWithGoogle(
  {
    db,
    tokens,
    attempts,
    connections,
    assertSingleFactor,
  }: {
    db: Database
    tokens: Tokens
    attempts: Attempts
    connections: Pick<Connections, 'finishSignIn'>
    assertSingleFactor: AssertSingleFactor
  },
  { state, binding }: { state: string; binding: string },
  { agent, country, network }: SignInClient,
  now: Date,
): Promise<SignedIn> {
  const user = await findUser(db, await connections.finishSignIn(state, binding))
  if (user === undefined) throw new ApiError('google_not_linked')
  if (user.status === 'disabled') throw new ApiError('account_disabled')
  await assertSingleFactor(user)
  const isNetworkKnown = await attempts.know(user.id, network, now)
  return startSession(db, tokens, user, { agent, country, isNetworkKnown, now })
}
