import {
  googleScopes,
  type AnalyticsStatus,
  type ConnectionProvider,
  type ConnectionState,
} from '@sightline/api-client/contract'

/** The state of a connection that works. Google's without the permission to edit reads only. */
export const connectionStateOf = (provider: ConnectionProvider, scopes: readonly string[]): ConnectionState =>
  provider === 'google' && !scopes.includes(googleScopes.edit) ? 'read_only' : 'connected'

/** What is said of a person with these Google accounts: what needs them first. */
export function analyticsStatusOf(states: readonly ConnectionState[]): AnalyticsStatus {
  for (const state of ['reconnect', 'connected', 'read_only'] as const) if (states.includes(state)) return state
  return 'none'
}
