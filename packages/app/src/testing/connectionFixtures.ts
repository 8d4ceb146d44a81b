import { googleScopes, type ConnectedAccount, type ConnectionOfUser } from '@sightline/api-client'

const account = (id: string, given: Partial<ConnectedAccount> & Pick<ConnectedAccount, 'label'>): ConnectedAccount => ({
  id,
  provider: 'google',
  scopes: ['openid', googleScopes.read, googleScopes.edit],
  state: 'connected',
  site_count: 0,
  resource_count: null,
  connected_at: '2026-10-02T08:00:00.000Z',
  last_used_at: '2026-11-20T09:10:00.000Z',
  last_error: null,
  last_error_at: null,
  version: 1,
  created_at: '2026-10-02T08:00:00.000Z',
  updated_at: '2026-10-02T08:00:00.000Z',
  ...given,
})

export const connectedAccounts = {
  google: account('1', { label: 'mina.keller@harborlane.com', site_count: 3 }),
  readOnly: account('2', {
    label: 'studio@harborlane.com',
    state: 'read_only',
    scopes: ['openid', googleScopes.read],
    last_used_at: null,
  }),
  ended: account('3', {
    label: 'old@harborlane.com',
    state: 'reconnect',
    last_error: 'connection_reconnect',
    last_error_at: '2026-11-18T00:00:00.000Z',
  }),
  github: account('4', { provider: 'github', label: 'mina', scopes: ['read:user'], resource_count: 12 }),
}

const ofUser = (row: ConnectedAccount, user_id: string, email: string): ConnectionOfUser => ({ ...row, user_id, email })

/** The connected accounts as administrators see them. */
export const connectionRows: readonly ConnectionOfUser[] = [
  ofUser(connectedAccounts.google, '1', 'mina.keller@harborlane.com'),
  ofUser(connectedAccounts.ended, '1', 'mina.keller@harborlane.com'),
  ofUser(
    { ...connectedAccounts.github, last_error: 'provider_unavailable', last_error_at: '2026-11-20T08:00:00.000Z' },
    '2',
    'li.wei@example.com',
  ),
]

export const connectionCounts = { connected: 2, read_only: 0, reconnect: 1, failing: 1 }
