import { register } from '../../accounts/register.ts'
import { signIn, startSession } from '../../accounts/sign-in.ts'
import { endUserSession } from '../../store/database/user-sessions.ts'
import type { Handlers } from '../context.ts'

export const auth: Handlers<'auth'> = {
  async setUp({ input, services: { db, tokens, setUp, now } }) {
    const admin = await setUp.createAdmin(input, now())
    return startSession(db, tokens, admin, now())
  },
  async register({ input, services: { db, tokens, registration, now } }) {
    const user = await register(db, registration, input, now())
    return startSession(db, tokens, user, now())
  },
  login: ({ input, services: { db, tokens, now } }) => signIn(db, tokens, input, now()),
  async logout({ caller, services: { db, now } }) {
    await endUserSession(db, caller.sessionId, now())
    return {}
  },
}
