import { refreshSession } from '../../accounts/refresh.ts'
import { register } from '../../accounts/register.ts'
import { resetPassword } from '../../accounts/reset-password.ts'
import { startSession } from '../../accounts/sessions.ts'
import { signInLine } from '../../accounts/sign-in-log.ts'
import { signInWithGoogle } from '../../authorizations/sign-in-with-google.ts'
import { signIn } from '../../accounts/sign-in.ts'
import { endUserSession, endViewsBy } from '../../store/relational/accounts/user-sessions.ts'
import type { Handlers } from '../context.ts'

export const auth: Handlers<'auth'> = {
  async setUp({ input, origin: { agent, network }, services: { db, tokens, attempts, setUp, now } }) {
    const admin = await setUp.createAdmin(input, now())
    await attempts.know(admin.id, network, now())
    return startSession(db, tokens, admin, { agent, now: now() })
  },
  async register({ input, origin: { agent, network }, services: { db, tokens, attempts, registration, now } }) {
    const user = await register(db, registration, input, now())
    await attempts.know(user.id, network, now())
    return startSession(db, tokens, user, { agent, now: now() })
  },
  async login({ input, origin, services: { db, tokens, attempts, logSignIn, now } }) {
    try {
      return await signIn(db, { tokens, attempts }, input, origin, now())
    } catch (error) {
      const line = signInLine(error, origin.network)
      if (line !== undefined) logSignIn(line)
      throw error
    }
  },
  startGoogle: ({ services: { authorizations } }) => authorizations.startSignIn(),
  finishGoogle: ({ input, origin, services }) => signInWithGoogle(services, input, origin, services.now()),
  refresh: ({ input, services: { db, tokens, now } }) => refreshSession(db, tokens, input.refresh_token, now()),
  async logout({ principal, services: { db, now } }) {
    if (principal.session !== undefined) await endUserSession(db, principal.session.id, now())
    // Whoever leaves looks at nobody's account any more; a view that ends is not its viewer's leaving.
    if (principal.session?.view_as === null) await endViewsBy(db, principal.user.id, now())
    return {}
  },
  // Without mail there is nothing to send, so nobody is looked up: the answer cannot tell who has an account.
  forgotPassword: async () => ({ is_mailed: false }),
  resetPassword: ({ input, origin: { agent, network }, services: { db, tokens, links, attempts, now } }) =>
    resetPassword(db, { tokens, links, attempts }, input, { agent, network, now: now() }),
}
