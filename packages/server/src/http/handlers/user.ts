import { userinfoOf } from '../../accounts/sign-in.ts'
import type { Handlers } from '../context.ts'

export const user: Handlers<'user'> = {
  info: async ({ caller, services }) => ({
    userinfo: userinfoOf(caller.user, services.now()),
    level: caller.user.level,
  }),
}
