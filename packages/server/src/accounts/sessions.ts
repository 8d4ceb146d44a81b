import { randomUUID } from 'node:crypto'
import { writeExpiry } from '../membership/expiry.ts'
import { ApiError } from '../errors.ts'
import type { Database } from '../store/relational/database.ts'
import { deleteExpiredSessions, insertUserSession } from '../store/relational/accounts/user-sessions.ts'
import { noteLogin, type User } from '../store/relational/accounts/users.ts'
import type { Tokens } from './tokens.ts'
import { userinfoOf, type SignedIn } from './userinfo.ts'

/** How long a session lasts from its last refresh. */
const SESSION_MS = 30 * 24 * 60 * 60 * 1000

export const sessionEnd = (now: Date): Date => new Date(now.getTime() + SESSION_MS)

/**
 * Signs in somebody who has just shown to be this user.
 * @param agent Browser and system in words
 * @throws {ApiError} sign_in_failed where the password was changed, or the account disabled, in the meantime
 */
export async function startSession(
  db: Database,
  tokens: Tokens,
  user: User,
  { agent, country, now }: { agent: string | null; country: string | null; now: Date },
): Promise<SignedIn> {
  const sessionId = randomUUID()
  const expiresAt = sessionEnd(now)
  const refreshToken = tokens.refresh.first(sessionId)
  await deleteExpiredSessions(db, now)
  // One transaction: whoever changes the password at this moment also ends this session, or keeps it from beginning.
  const current = await db.transaction().execute(async (transaction) => {
    const noted = await noteLogin(transaction, user, now)
    if (noted === undefined) throw new ApiError('sign_in_failed')
    // The first sign-in starts the trial.
    await writeExpiry(transaction, user.id)
    const refreshHash = tokens.refresh.hashOf(refreshToken)
    await insertUserSession(transaction, {
      id: sessionId,
      userId: user.id,
      refreshHash,
      agent,
      country,
      expiresAt,
      now,
    })
    return noted
  })
  return {
    token: await tokens.issue({ userId: user.id, sessionId }, now, expiresAt),
    userinfo: await userinfoOf(db, current, refreshToken, now),
  }
}
