import { keepAccountOfLink } from '../../account-deletion/delete-account.ts'
import { confirmEmail } from '../../accounts/confirm-email.ts'
import { forgotPassword } from '../../accounts/passwords/forgot-password.ts'
import { refreshSession } from '../../accounts/refresh-session.ts'
import { register } from '../../accounts/register.ts'
import { resetPassword } from '../../accounts/passwords/reset-password.ts'
import { startSession } from '../../accounts/sessions.ts'
import { signInLine } from '../../accounts/sign-in-log.ts'
import { signInWithGoogle } from '../../connections/sign-in-with-google.ts'
import { signIn } from '../../accounts/sign-in.ts'
import { sendSoon } from '../../mail/send-soon.ts'
import { endUserSession, endViewsBy } from '../../store/relational/accounts/user-sessions.ts'
import type { Handlers } from '../context.ts'

export const auth: Handlers<'auth'> = {
  async setUp({ input, origin: { agent, country, network }, services: { db, tokens, attempts, setUp, now } }) {
    const admin = await setUp.createAdmin(input, now())
    await attempts.know(admin.id, network, now())
    return startSession(db, tokens, admin, { agent, country, isNetworkKnown: true, now: now() })
  },
  async register({ input, origin: { agent, country, network }, services }) {
    const { db, tokens, attempts, settings, now } = services
    const user = await register(db, await settings.registration(), input, now())
    await attempts.know(user.id, network, now())
    await sendSoon(services, { kind: 'confirm_email', address: user.email, data: { user_id: user.id } })
    return startSession(db, tokens, user, { agent, country, isNetworkKnown: true, now: now() })
  },
  async login({ input, origin, services: { db, tokens, attempts, twoFactors, logSignIn, now } }) {
    try {
      const { assertSingleFactor } = twoFactors
      return await signIn(db, { tokens, attempts, assertSingleFactor }, input, origin, now())
    } catch (error) {
      const line = signInLine(error, origin.network)
      if (line !== undefined) logSignIn(line)
      throw error
    }
  },
  startGoogle: ({ services: { connections } }) => connections.startSignIn(),
  finishGoogle: ({ input, origin, services }) =>
    signInWithGoogle(
      { ...services, assertSingleFactor: services.twoFactors.assertSingleFactor },
      input,
      origin,
      services.now(),
    ),
  refresh: ({ input, services: { db, tokens, now } }) => refreshSession(db, tokens, input.refresh_token, now()),
  async logout({ principal, services: { db, now } }) {
    if (principal.session !== undefined) await endUserSession(db, principal.session.id, now())
    // Signing out also ends the views of other people's accounts; ending one such view does not sign out.
    if (principal.session?.view_as === null) await endViewsBy(db, principal.user.id, now())
    return {}
  },
  async forgotPassword({ input, services }) {
    if (services.mail === undefined) return { is_mailed: false }
    await forgotPassword(services, input)
    return { is_mailed: true }
  },
  confirmEmail: ({ input, services: { db, mailLinks, now } }) => confirmEmail(db, mailLinks, input.code, now()),
  keepAccount: ({ input, services: { db, mailLinks, now } }) => keepAccountOfLink(db, mailLinks, input.code, now()),
  resetPassword: ({ input, origin: { agent, country, network }, services }) =>
    resetPassword(services.db, { ...services, assertSingleFactor: services.twoFactors.assertSingleFactor }, input, {
      agent,
      country,
      network,
      now: services.now(),
    }),
  async secondStep({ input, origin, services: { twoFactors, logSignIn, now } }) {
    try {
      return await twoFactors.finishSignIn(input, origin, now())
    } catch (error) {
      const line = signInLine(error, origin.network)
      if (line !== undefined) logSignIn(line)
      throw error
    }
  },
}
