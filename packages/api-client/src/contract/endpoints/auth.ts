import type { ResourceEndpoints } from './endpoint.ts'

export const auth = {
  /** Makes the first administrator of an empty instance, with the code of the one-time set-up link. */
  setUp: { method: 'POST', path: '/v1/auth/setUp', level: 'visitor' },
  /** Makes an account where the instance lets people register, and signs in. */
  register: { method: 'POST', path: '/v1/auth/register', level: 'visitor' },
  /** Signs in with e-mail address and password. */
  login: { method: 'POST', path: '/v1/auth/login', level: 'visitor' },
  /** Finishes a sign-in with a code of the second factor; before it there is no token. */
  secondStep: { method: 'POST', path: '/v1/auth/secondStep', level: 'visitor' },
  /** Begins to sign in with a Google account that is connected here: answers Google's address. */
  startGoogle: { method: 'POST', path: '/v1/auth/startGoogle', level: 'visitor' },
  /** Signs in whoever Google has said this is, once, in the browser that began. */
  finishGoogle: { method: 'POST', path: '/v1/auth/finishGoogle', level: 'visitor' },
  /** Exchanges a refresh token for a new token and a new refresh token; the one before stays good for 30 seconds. */
  refresh: { method: 'POST', path: '/v1/auth/refresh', level: 'visitor' },
  /** Ends the session of the token that the call carries. */
  logout: { method: 'POST', path: '/v1/auth/logout', level: 'member', endsSession: true, beforeTwoFactors: true },
  /** Asks for a link that sets a new password; answers alike whether there is an account or not. */
  forgotPassword: { method: 'POST', path: '/v1/auth/forgotPassword', level: 'visitor' },
  /** Confirms an e-mail address with the code of a mailed link; a new address takes the place of the old one. */
  confirmEmail: { method: 'POST', path: '/v1/auth/confirmEmail', level: 'visitor' },
  /** Takes the deletion of an account back, with the code of a mailed link. */
  keepAccount: { method: 'POST', path: '/v1/auth/keepAccount', level: 'visitor' },
  /** Sets the password with the code of a one-time link, ends every session and signs in. */
  resetPassword: { method: 'POST', path: '/v1/auth/resetPassword', level: 'visitor' },
} as const satisfies ResourceEndpoints
