import { ApiError } from '../../errors.ts'
import type { Database } from '../../store/relational/database.ts'
import { securityNotice } from '../../notices/security-notice.ts'
import { insertNotices } from '../../store/relational/accounts/notices.ts'
import { setPassword } from '../../store/relational/accounts/passwords.ts'
import { endSessionsOf } from '../../store/relational/accounts/user-sessions.ts'
import type { Attempts } from './password-attempts.ts'
import type { PasswordLinks } from './password-links.ts'
import { hashPassword } from './hash-password.ts'
import { startSession } from '../sessions.ts'
import type { AssertSingleFactor, SignInClient } from '../sign-in.ts'
import type { Tokens } from '../access-tokens.ts'
import type { SignedIn } from '../userinfo.ts'

/**
 * Sets the password with the code of a one-time link, ends every session and signs in. API keys stay.
 * @throws {ApiError} link_invalid, also for the second of two that use the link at the same time, account_disabled, or second_step_needed once the password is set
 */
export async function resetPassword(
  db: Database,
  {
    tokens,
    links,
    attempts,
    assertSingleFactor,
  }: { tokens: Tokens; links: PasswordLinks; attempts: Attempts; assertSingleFactor: AssertSingleFactor },
  { code, password }: { code: string; password: string },
  { agent, country, network, now }: SignInClient & { now: Date },
): Promise<SignedIn> {
  const owner = await links.userOfCode(db, code)
  if (owner.status === 'disabled') throw new ApiError('account_disabled')
  const passwordHash = await hashPassword(password)
  const user = await db.transaction().execute(async (transaction) => {
    const changed = await setPassword(transaction, owner, passwordHash)
    if (changed === undefined) throw new ApiError('link_invalid')
    await endSessionsOf(transaction, owner.id, now)
    await insertNotices(transaction, [securityNotice(owner.id, 'password_changed')], now)
    return changed
  })
  // A link that came by mail counts as one factor.
  await assertSingleFactor(user)
  await attempts.know(user.id, network, now)
  // The person is informed by the notice of the new password, not by one of a new sign-in.
  return startSession(db, tokens, user, { agent, country, isNetworkKnown: true, now })
}
