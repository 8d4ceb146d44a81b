import { ApiError, invalidFields } from '../../errors.ts'
import type { Database } from '../../store/relational/database.ts'
import { securityNotice } from '../../notices/security-notice.ts'
import { insertNotices } from '../../store/relational/accounts/notices.ts'
import { setPassword } from '../../store/relational/accounts/passwords.ts'
import { endOtherSessions, replaceRefresh } from '../../store/relational/accounts/user-sessions.ts'
import type { User } from '../../store/relational/accounts/users.ts'
import type { Attempts } from './password-attempts.ts'
import { checkPassword } from './check-password.ts'
import { hashPassword } from './hash-password.ts'
import { sessionEnd } from '../sessions.ts'
import type { Tokens } from '../access-tokens.ts'
import { userinfoOf, type SignedIn } from '../userinfo.ts'

/**
 * Changes the password of a signed-in person, ends every other session and gives this one new tokens; its earlier
 * refresh tokens are invalid.
 * @throws {ApiError} password_wrong, or jwt_error_02 where the session has ended meanwhile
 * @throws {TooManyAttemptsError}
 */
export async function changePassword(
  db: Database,
  { tokens, attempts }: { tokens: Tokens; attempts: Attempts },
  { user, sessionId, network }: { user: User; sessionId: string; network: string },
  input: { password: string; new_password: string },
  now: Date,
): Promise<SignedIn> {
  await checkPassword(attempts, { user, network }, input.password, now)
  const passwordHash = await hashPassword(input.new_password)
  const refreshToken = tokens.refresh.first(sessionId)
  const expiresAt = sessionEnd(now)
  const changed = await db.transaction().execute(async (transaction) => {
    const set = await setPassword(transaction, user, passwordHash)
    if (set === undefined) throw wrongPassword()
    await endOtherSessions(transaction, user.id, sessionId, now)
    await insertNotices(transaction, [securityNotice(user.id, 'password_changed')], now)
    const refreshHash = tokens.refresh.hashOf(refreshToken)
    const isRunning = await replaceRefresh(transaction, { sessionId, refreshHash, expiresAt, now })
    if (!isRunning) throw new ApiError('jwt_error_02')
    return set
  })
  return {
    token: await tokens.issue({ userId: user.id, sessionId }, now, expiresAt),
    userinfo: await userinfoOf(db, changed, refreshToken, now),
  }
}

const wrongPassword = (): ApiError => invalidFields({ password: 'password_wrong' }, 'password_wrong')
