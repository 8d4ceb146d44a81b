import { ApiError } from '../errors.ts'
import type { CallSession } from '../store/relational/accounts/user-sessions.ts'

/**
 * The session of a person who is signed in as themselves. An administrator who views another person's account never
 * changes that person's password, sessions or keys, even where other data can be changed.
 * @throws {ApiError} read_only_session, or level_too_low for an API key
 */
export function requireOwnSession(session: CallSession | undefined): CallSession {
  if (session === undefined) throw new ApiError('level_too_low')
  if (session.view_as !== null) throw new ApiError('read_only_session')
  return session
}
