import type { ResourceEndpoints } from './endpoint.ts'

export const auth = {
  /** Creates the first administrator of an empty instance, with the code of the one-time set-up link. */
  setUp: { method: 'POST', path: '/v1/auth/setUp', level: 'visitor' },
  /** Creates an account where the instance allows registration, and signs in. */
  register: { method: 'POST', path: '/v1/auth/register', level: 'visitor' },
  /** Signs in with e-mail address and password. */
  login: { method: 'POST', path: '/v1/auth/login', level: 'visitor' },
  /** Completes a sign-in with a code of the second factor; there is no token before it. */
  secondStep: { method: 'POST', path: '/v1/auth/secondStep', level: 'visitor' },
  /** Starts a sign-in with a Google account that is connected here: answers Google's address. */
  startGoogle: { method: 'POST', path: '/v1/auth/startGoogle', level: 'visitor' },
  /** Completes a sign-in with Google, once, in the browser that began it. */
  finishGoogle: { method: 'POST', path: '/v1/auth/finishGoogle', level: 'visitor' },
  /** Exchanges a refresh token for a new token and a new refresh token; the old one stays valid for 30 seconds. */
  refresh: { method: 'POST', path: '/v1/auth/refresh', level: 'visitor' },
  /** Ends the session of the call's token. */
  logout: { method: 'POST', path: '/v1/auth/logout', level: 'member', endsSession: true, beforeTwoFactors: true },
  /** Requests a link that sets a new password; the answer is the same whether there is an account or not. */
  forgotPassword: { method: 'POST', path: '/v1/auth/forgotPassword', level: 'visitor' },
  /** Confirms an e-mail address with the code of a mailed link; a new address replaces the old one. */
  confirmEmail: { method: 'POST', path: '/v1/auth/confirmEmail', level: 'visitor' },
  /** Cancels the deletion of an account, with the code of a mailed link. */
  keepAccount: { method: 'POST', path: '/v1/auth/keepAccount', level: 'visitor' },
  /** Sets the password with the code of a one-time link, ends every session and signs in. */
  resetPassword: { method: 'POST', path: '/v1/auth/resetPassword', level: 'visitor' },
} as const satisfies ResourceEndpoints
