import type { ApiClient, Userinfo } from '@sightline/api-client'

/**
 * Keeps what the service says of the signed-in person now: the membership may have changed since they signed in.
 * @param token With which it was requested: whoever has another one by now may be somebody else.
 */
export function keepUserinfo(session: ApiClient['session'], token: string | null, userinfo: Userinfo): void {
  const kept = session.userinfo()
  if (token === null || kept === null || session.token() !== token) return
  // The answer has no refresh token.
  const now = { ...kept, ...userinfo, refresh_token: kept.refresh_token }
  if (JSON.stringify(now) !== JSON.stringify(kept)) session.store({ token, userinfo: now })
}
