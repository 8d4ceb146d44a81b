import { z } from 'zod'
import { email, newPassword, optionalText, requiredText, type CallSchema } from './schema.ts'
import { userinfo } from './user.ts'

/** What the browser keeps: both under keys of the same names. */
const signedIn = z.object({ token: z.string(), userinfo })

export const auth = {
  setUp: {
    input: z.object({ code: requiredText('set_up_link_invalid', 200), email, password: newPassword }),
    output: signedIn,
    refusals: ['set_up_link_invalid', 'set_up_done'],
  },
  register: {
    input: z.object({
      email,
      password: newPassword,
      invite_code: optionalText(40),
      /** Who or what sent this person here. */
      ref_code: optionalText(40),
      utm_source: optionalText(100),
      utm_medium: optionalText(100),
      union_code: optionalText(40),
    }),
    output: signedIn,
    refusals: ['registration_closed', 'invite_code_invalid', 'email_taken'],
  },
  login: {
    input: z.object({ email, password: requiredText('field_required', 200) }),
    output: signedIn,
    refusals: ['sign_in_failed', 'account_disabled'],
  },
  refresh: {
    input: z.object({ refresh_token: requiredText('field_required', 500) }),
    output: signedIn,
    refusals: ['jwt_error_01', 'jwt_error_02'],
  },
  logout: { input: z.object({}), output: z.object({}) },
  forgotPassword: {
    input: z.object({ email }),
    output: z.object({
      /** False where the instance sends no mail: an administrator can issue the link then. */
      is_mailed: z.boolean(),
    }),
  },
  resetPassword: {
    input: z.object({ code: requiredText('link_invalid', 1000), password: newPassword }),
    output: signedIn,
    refusals: ['link_invalid', 'account_disabled'],
  },
} satisfies Record<string, CallSchema>
