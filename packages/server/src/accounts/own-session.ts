import { ApiError } from '../errors.ts'
import type { CallSession } from '../store/relational/accounts/user-sessions.ts'

/**
 * The session of a person who is signed in as themselves. Whoever sees the product as somebody else never touches that
 * person's password, sessions and keys, even where other things may be changed.
 * @throws {ApiError} read_only_session, or level_too_low for an API key
 */
export function ownSession(session: CallSession | undefined): CallSession {
  if (session === undefined) throw new ApiError('level_too_low')
  if (session.view_as !== null) throw new ApiError('read_only_session')
  return session
}
