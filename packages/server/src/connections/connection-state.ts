import { googleScopes, type ConnectionProvider, type ConnectionState } from '@sightline/api-client/contract'

/** The state of a connection that works. Google's without the permission to edit reads only. */
export const connectionStateOf = (provider: ConnectionProvider, scopes: readonly string[]): ConnectionState =>
  provider === 'google' && !scopes.includes(googleScopes.edit) ? 'read_only' : 'connected'
