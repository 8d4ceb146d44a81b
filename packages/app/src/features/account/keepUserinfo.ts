import type { ApiClient, Userinfo } from '@sightline/api-client'

/**
 * Stores the service’s current facts about the signed-in person: the membership may have changed since they signed in.
 * @param token The token of the request; a session with another token may be another person’s.
 */
export function keepUserinfo(session: ApiClient['session'], token: string | null, userinfo: Userinfo): void {
  const kept = session.userinfo()
  if (token === null || kept === null || session.token() !== token) return
  // The answer has no refresh token.
  const now = { ...kept, ...userinfo, refresh_token: kept.refresh_token }
  if (JSON.stringify(now) !== JSON.stringify(kept)) session.store({ token, userinfo: now })
}
