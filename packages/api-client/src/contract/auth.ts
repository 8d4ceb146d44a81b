import { z } from 'zod'
import { email, newPassword, optionalText, requiredText, type CallSchema } from './schema.ts'
import { userinfo } from './user.ts'

const session = z.object({ token: z.string(), userinfo })

export const auth = {
  setUp: {
    input: z.object({ code: requiredText('set_up_link_invalid', 200), email, password: newPassword }),
    output: session,
  },
  register: {
    input: z.object({ email, password: newPassword, invite_code: optionalText(40) }),
    output: session,
  },
  login: {
    input: z.object({ email, password: requiredText('field_required', 200) }),
    output: session,
  },
  logout: { input: z.object({}), output: z.object({}) },
} satisfies Record<string, CallSchema>
