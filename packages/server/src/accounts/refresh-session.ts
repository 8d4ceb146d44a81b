import { ApiError } from '../errors.ts'
import type { Database } from '../store/relational/database.ts'
import {
  endUserSession,
  findUserSession,
  rotateRefresh,
  type UserSession,
} from '../store/relational/accounts/user-sessions.ts'
import { findUser } from '../store/relational/accounts/users.ts'
import { isDiskFull } from '../store/disk-space.ts'
import { sessionEnd } from './sessions.ts'
import type { Tokens } from './access-tokens.ts'
import { userinfoOf, type SignedIn } from './userinfo.ts'

/** The time for which the previous refresh token stays valid: for other tabs, and for answers that were lost. */
const GRACE_MS = 30_000

/**
 * Exchanges a refresh token for a new token and the next refresh token. A token that was exchanged before, and not just
 * now, has been copied: the whole session ends. While the disk is full the refresh token stays as it is.
 * @throws {ApiError} jwt_error_01 or jwt_error_02
 */
export async function refreshSession(db: Database, tokens: Tokens, given: string, now: Date): Promise<SignedIn> {
  const { sessionId, hash } = tokens.refresh.read(given)
  const next = tokens.refresh.next(given)
  const rotation = rotateRefresh(db, {
    sessionId,
    from: hash,
    to: tokens.refresh.hashOf(next),
    previousUntil: new Date(now.getTime() + GRACE_MS),
    expiresAt: sessionEnd(now),
    now,
  })
  const hasRotated = await rotation.catch((error: unknown) => {
    if (isDiskFull(error)) return undefined
    throw error
  })
  const session = await findUserSession(db, sessionId, now)
  if (session === undefined) throw new ApiError('jwt_error_02')
  // On a full disk the session keeps the refresh token that it has.
  const isUnchanged = hasRotated === undefined && session.refresh_hash === hash
  if (hasRotated !== true && !isUnchanged && !isJustExchanged(session, hash, now)) {
    await endUserSession(db, sessionId, now)
    throw new ApiError('jwt_error_02')
  }
  const user = await findUser(db, session.user_id)
  if (user?.status !== 'active') throw new ApiError('jwt_error_02')
  return {
    token: await tokens.issue({ userId: user.id, sessionId }, now, new Date(session.expires_at)),
    userinfo: await userinfoOf(db, user, isUnchanged ? given : next, now),
  }
}

const isJustExchanged = (session: UserSession, hash: string, now: Date): boolean =>
  session.previous_refresh_hash === hash &&
  session.previous_until !== null &&
  session.previous_until > now.toISOString()
