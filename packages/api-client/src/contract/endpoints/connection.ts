import type { ResourceEndpoints } from './endpoint.ts'

/** Accounts of other providers that people connect. */
export const connection = {
  /** Lists the signed-in person's connected accounts, the oldest first, and the providers that can be connected. */
  list: { method: 'GET', path: '/v1/authorization/list', level: 'member' },
  /**
   * Starts to connect an account: answers the provider's address, which redirects the browser back once access was
   * granted.
   */
  start: { method: 'GET', path: '/v1/authorization/start', level: 'member' },
  /** Completes a connection with the granted access, once, in the session that began it. */
  finish: { method: 'POST', path: '/v1/authorization/finish', level: 'member' },
  /** Connects a Cloudflare account by a token that was created there. */
  connectToken: { method: 'POST', path: '/v1/authorization/connectToken', level: 'member' },
  /** Reloads the repositories or projects of a connected account. */
  refresh: { method: 'POST', path: '/v1/authorization/refresh', level: 'member' },
  /** Disconnects an account: its tokens are deleted, and revoked at the provider. */
  disconnect: { method: 'POST', path: '/v1/authorization/disconnect', level: 'member' },
  /** Lists all people's connected accounts, filtered, sorted and page by page, with the number in each state. */
  fetchList: { method: 'GET', path: '/admin/v1/authorization/fetchList', level: 'admin' },
  /** Disconnects somebody's account; the person gets a notice with the reason. */
  disconnectAccount: { method: 'POST', path: '/admin/v1/authorization/disconnect', level: 'admin' },
} as const satisfies ResourceEndpoints
