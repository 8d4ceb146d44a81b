import type { AnalyticsStatus, ConnectionState } from '@sightline/api-client/contract'

/** What is said of a person with these Google accounts: what needs them first. */
export function analyticsStatusOf(states: readonly ConnectionState[]): AnalyticsStatus {
  for (const state of ['reconnect', 'connected', 'read_only'] as const) if (states.includes(state)) return state
  return 'none'
}
