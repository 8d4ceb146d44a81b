import { randomUUID } from 'node:crypto'
import { ApiError } from '../errors.ts'
import type { Database } from '../store/relational/database.ts'
import { deleteExpiredSessions, insertUserSession } from '../store/relational/accounts/user-sessions.ts'
import { findUser } from '../store/relational/accounts/users.ts'
import { TOKEN_MS, type Tokens } from './access-tokens.ts'
import { userinfoOf, type SignedIn } from './userinfo.ts'

/**
 * Issues a token with which an administrator sees the product as a member, for 15 minutes.
 * @param request `mayWrite` allows the changes that the member can make, except to password, sessions and keys.
 * @throws {ApiError} not_found, staff_protected or account_disabled
 */
export async function viewAs(
  db: Database,
  tokens: Tokens,
  request: { actorId: number; userId: number; mayWrite: boolean; agent: string | null },
  now: Date,
): Promise<SignedIn & { expires_at: string }> {
  const user = await findUser(db, request.userId)
  if (user === undefined) throw new ApiError('not_found')
  if (user.level !== 'member') throw new ApiError('staff_protected')
  if (user.status === 'disabled') throw new ApiError('account_disabled')
  const sessionId = randomUUID()
  const expiresAt = new Date(now.getTime() + TOKEN_MS)
  await deleteExpiredSessions(db, now)
  await insertUserSession(db, {
    id: sessionId,
    userId: user.id,
    refreshHash: null,
    agent: request.agent,
    viewAs: { mode: request.mayWrite ? 'write' : 'read', actorId: request.actorId },
    expiresAt,
    now,
  })
  return {
    token: await tokens.issue({ userId: user.id, sessionId }, now, expiresAt),
    userinfo: await userinfoOf(db, user, null, now),
    expires_at: expiresAt.toISOString(),
  }
}
