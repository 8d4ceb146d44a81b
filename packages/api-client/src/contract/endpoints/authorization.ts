import type { ResourceEndpoints } from './endpoint.ts'

/** Accounts of other providers that people connect. */
export const authorization = {
  /** The signed-in person's connected accounts, the oldest first, and the providers that can be connected. */
  list: { method: 'GET', path: '/v1/authorization/list', level: 'member' },
  /** Begins to connect an account: answers the provider's address, which sends the browser back when access was allowed. */
  start: { method: 'GET', path: '/v1/authorization/start', level: 'member' },
  /** Connects what was allowed, once, in the session that began. */
  finish: { method: 'POST', path: '/v1/authorization/finish', level: 'member' },
  /** Connects a Cloudflare account by a token that was made there. */
  connectToken: { method: 'POST', path: '/v1/authorization/connectToken', level: 'member' },
  /** Reads again which repositories or projects a connected account has. */
  refresh: { method: 'POST', path: '/v1/authorization/refresh', level: 'member' },
  /** Disconnects an account: its tokens are deleted, and revoked at the provider. */
  disconnect: { method: 'POST', path: '/v1/authorization/disconnect', level: 'member' },
  /** The connected accounts of everybody, filtered, sorted and page by page, with how many are in each state. */
  fetchList: { method: 'GET', path: '/admin/v1/authorization/fetchList', level: 'admin' },
  /** Disconnects somebody's account; the person gets a notice with the reason. */
  disconnectAccount: { method: 'POST', path: '/admin/v1/authorization/disconnect', level: 'admin' },
} as const satisfies ResourceEndpoints
