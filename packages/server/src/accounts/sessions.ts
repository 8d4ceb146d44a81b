import { randomUUID } from 'node:crypto'
import { writeExpiry } from '../membership/expiry.ts'
import { ApiError } from '../errors.ts'
import { securityNotice, signInDetail } from '../notices/security-notice.ts'
import { insertNotices } from '../store/relational/accounts/notices.ts'
import type { Database } from '../store/relational/database.ts'
import { deleteExpiredSessions, insertUserSession } from '../store/relational/accounts/user-sessions.ts'
import { recordLogin, type User } from '../store/relational/accounts/users.ts'
import type { Tokens } from './access-tokens.ts'
import { userinfoOf, type SignedIn } from './userinfo.ts'

/** The time from its last refresh to the end of a session. */
const SESSION_MS = 30 * 24 * 60 * 60 * 1000

export const sessionEnd = (now: Date): Date => new Date(now.getTime() + SESSION_MS)

interface NewSession {
  /** The id, where a challenge has named it. @default a new one */
  id?: string
  /** The browser and system, in words. */
  agent: string | null
  /** The country, ISO 3166-1 alpha-2; null where it is not known. */
  country: string | null
  /**
   * Whether this user has signed in from this network before, or is informed in another way; otherwise a notice is
   * created.
   */
  isNetworkKnown: boolean
  now: Date
}

/**
 * Starts the session of a person who has just been authenticated.
 * @throws {ApiError} sign_in_failed where the password was changed, or the account disabled, in the meantime;
 *   second_step_expired where there is a session with this id already
 */
export async function startSession(
  db: Database,
  tokens: Tokens,
  user: User,
  { id: sessionId = randomUUID(), agent, country, isNetworkKnown, now }: NewSession,
): Promise<SignedIn> {
  const expiresAt = sessionEnd(now)
  const refreshToken = tokens.refresh.first(sessionId)
  await deleteExpiredSessions(db, now)
  // It is one transaction, so that a simultaneous change of the password also ends this session, or prevents it.
  const current = await db.transaction().execute(async (transaction) => {
    const noted = await recordLogin(transaction, user, now)
    if (noted === undefined) throw new ApiError('sign_in_failed')
    // The first sign-in starts the trial.
    await writeExpiry(transaction, user.id)
    const refreshHash = tokens.refresh.hashOf(refreshToken)
    const isNew = await insertUserSession(transaction, {
      id: sessionId,
      userId: user.id,
      refreshHash,
      agent,
      country,
      expiresAt,
      now,
    })
    if (!isNew) throw new ApiError('second_step_expired')
    // The first sign-in of a person needs no notice.
    if (!isNetworkKnown && user.last_login_at !== null) {
      const detail = signInDetail({ agent, country }, user.locale)
      await insertNotices(transaction, [securityNotice(user.id, 'signed_in', detail)], now)
    }
    return noted
  })
  return {
    token: await tokens.issue({ userId: user.id, sessionId }, now, expiresAt),
    userinfo: await userinfoOf(db, current, refreshToken, now),
  }
}
