import type { AnalyticsStatus, ConnectionState, Output, Schemas } from '@sightline/api-client/contract'
import { readMembership } from '../membership/membership.ts'
import type { Database } from '../store/relational/database.ts'
import { listGoogleStates } from '../store/relational/accounts/connections.ts'
import type { User } from '../store/relational/accounts/users.ts'

export type SignedIn = Output<Schemas['auth']['login']>

/** @param refreshToken Null wherever the person is not signing in or refreshing right now */
export async function userinfoOf(
  db: Database,
  user: User,
  refreshToken: string | null,
  now: Date,
): Promise<SignedIn['userinfo']> {
  const { vip_status, expired_time } = await readMembership(db, user, now)
  const connections = await listGoogleStates(db, [user.id])
  return {
    email: user.email,
    invite_code: user.invite_code,
    refresh_token: refreshToken,
    analytics_status: analyticsStatusOf(connections.map(({ state }) => state)),
    status: user.status,
    vip_status,
    expired_time,
  }
}

/** The summary of a person's Google accounts: the state that most needs attention. */
export function analyticsStatusOf(states: readonly ConnectionState[]): AnalyticsStatus {
  for (const state of ['reconnect', 'connected', 'read_only'] as const) if (states.includes(state)) return state
  return 'none'
}
