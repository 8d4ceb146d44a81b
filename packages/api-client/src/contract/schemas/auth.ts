import { z } from 'zod'
import { codeLength, passwordLimits, profileLimits, tokenLimits } from '../vocabulary/index.ts'
import type { CallSchema } from './call-schema.ts'
import { email, newPassword, optionalText, requiredText } from './fields/shared-fields.ts'
import { userinfo } from './user.ts'

/** The values that the browser stores under keys of the same names. */
const signedIn = z.object({ token: z.string(), userinfo })

export const auth = {
  setUp: {
    input: z.object({ code: requiredText('set_up_link_invalid', tokenLimits.setUp), email, password: newPassword }),
    output: signedIn,
    errors: ['set_up_link_invalid', 'set_up_done'],
  },
  register: {
    input: z.object({
      email,
      password: newPassword,
      /** The code of the person who invited this one. */
      invite_code: optionalText(profileLimits.invite_code),
      /** The referral code of the registration; somebody's invitation code counts as an invitation. */
      ref_code: optionalText(profileLimits.ref_code),
      utm_source: optionalText(profileLimits.utm_source),
      utm_medium: optionalText(profileLimits.utm_medium),
      utm_campaign: optionalText(profileLimits.utm_campaign),
      utm_term: optionalText(profileLimits.utm_term),
      utm_content: optionalText(profileLimits.utm_content),
      union_code: optionalText(profileLimits.union_code),
      /** The language of mails. */
      locale: optionalText(profileLimits.locale),
    }),
    output: signedIn,
    errors: ['registration_closed', 'invite_code_invalid', 'email_taken'],
  },
  login: {
    input: z.object({ email, password: requiredText('field_required', passwordLimits.maxLength) }),
    output: signedIn,
    errors: ['sign_in_failed', 'account_disabled', 'second_step_needed'],
  },
  secondStep: {
    input: z.object({
      /** The token of the answer that requires the second step. */
      challenge: requiredText('second_step_expired', tokenLimits.challenge),
      /** Six digits of the authenticator app, or a recovery code. */
      code: requiredText('field_required', codeLength),
    }),
    output: signedIn,
    errors: ['second_step_expired', 'code_invalid', 'account_disabled'],
  },
  startGoogle: {
    input: z.object({}),
    output: z.object({
      /** The address to which the browser goes. */
      url: z.string(),
      /** The secret that the browser keeps until it returns. */
      binding: z.string(),
    }),
    errors: ['provider_not_configured', 'provider_unavailable'],
  },
  finishGoogle: {
    input: z.object({
      /** The `state` in the address that the browser returned to. */
      state: requiredText('authorization_state_invalid', tokenLimits.binding),
      binding: requiredText('authorization_state_invalid', tokenLimits.binding),
    }),
    output: signedIn,
    errors: [
      'google_not_linked',
      'authorization_state_invalid',
      'authorization_denied',
      'authorization_failed',
      'provider_not_configured',
      'provider_unavailable',
      'provider_misconfigured',
      'account_disabled',
      'second_step_needed',
    ],
  },
  refresh: {
    input: z.object({ refresh_token: requiredText('field_required', tokenLimits.refresh) }),
    output: signedIn,
    errors: ['jwt_error_01', 'jwt_error_02'],
  },
  logout: { input: z.object({}), output: z.object({}) },
  forgotPassword: {
    input: z.object({ email, locale: optionalText(profileLimits.locale) }),
    output: z.object({
      /**
       * Whether a link is mailed to this address if it has an account. False where the instance sends no mail, so that
       * an administrator must issue the link.
       */
      is_mailed: z.boolean(),
    }),
  },
  confirmEmail: {
    input: z.object({ code: requiredText('link_invalid', tokenLimits.mail) }),
    output: z.object({ email: z.string() }),
    errors: ['link_invalid', 'email_taken'],
  },
  keepAccount: {
    input: z.object({ code: requiredText('link_invalid', tokenLimits.mail) }),
    output: z.object({ email: z.string() }),
    errors: ['link_invalid'],
  },
  resetPassword: {
    input: z.object({ code: requiredText('link_invalid', tokenLimits.reset), password: newPassword }),
    output: signedIn,
    errors: ['link_invalid', 'account_disabled', 'second_step_needed'],
  },
} satisfies Record<string, CallSchema>
