import { z } from 'zod'
import { mailFailures, mailKinds, mailStates, noticeKinds, tokenLimits } from '../vocabulary/index.ts'
import type { CallSchema } from './call-schema.ts'
import { booleanField, email, id, instant, optionalText, requiredText } from './fields/shared-fields.ts'

const failedMail = z.object({
  id,
  kind: z.enum(mailKinds),
  address: z.string(),
  state: z.enum(mailStates),
  attempts: z.int(),
  failure: z.enum(mailFailures).nullable(),
  /** The mail server's answer. */
  error: z.string().nullable(),
  created_at: instant,
  finished_at: instant.nullable(),
})

export const mail = {
  unsubscribe: {
    input: z.object({
      code: requiredText('link_invalid', tokenLimits.mail),
      /** True resumes the mails. */
      is_undone: booleanField.optional(),
    }),
    output: z.object({
      address: z.string(),
      kind: z.enum(mailKinds),
      notice_kind: z.enum(noticeKinds).nullable(),
      /** The site's domain, for a report. */
      domain: z.string().nullable(),
    }),
    errors: ['link_invalid', 'not_found'],
  },
  fetchStatus: {
    input: z.object({}),
    output: z.object({
      is_configured: z.boolean(),
      /** The sender of mails; null without mail. */
      from: z.string().nullable(),
      /** The name and port of the mail server. */
      server: z.string().nullable(),
      waiting: z.int(),
      /** The number of mails that were sent within the last 24 hours. */
      sent: z.int(),
      dead: z.int(),
      last_sent_at: instant.nullable(),
      /** The time at which the mail that waits longest was added. */
      oldest_waiting_at: instant.nullable(),
      /** The latest mails that were given up, or that wait after a failure; at most 20. */
      failed: z.array(failedMail),
    }),
  },
  sendTest: {
    input: z.object({ email, locale: optionalText(20) }),
    output: z.object({ failure: z.enum(mailFailures).nullable(), error: z.string().nullable() }),
    errors: ['mail_not_configured'],
  },
  retry: { input: z.object({ id }), output: z.object({}), errors: ['not_found', 'mail_not_configured'] },
} satisfies Record<string, CallSchema>
