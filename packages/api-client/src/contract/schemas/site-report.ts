import { z } from 'zod'
import { mailLocales, reportRhythms } from '../vocabulary/index.ts'
import type { CallSchema } from './call-schema.ts'
import { email, id, instant, rowId } from './fields/shared-fields.ts'

const invalid = { error: 'field_invalid' } as const

const recipient = z.object({
  id: rowId,
  /** The address of the recipient, who need not have an account. */
  email: z.string(),
  rhythm: z.enum(reportRhythms),
  locale: z.enum(mailLocales),
  /** The time of the next report, at the hour of the site's time zone. */
  next_at: instant,
  /** Whether the recipient has stopped the reports, which nobody else can undo. */
  is_stopped: z.boolean(),
  created_at: instant,
})

/** Recipients of a site's mailed reports, at most `reportLimits.perSite`. */
export const siteReport = {
  fetchReports: { input: z.object({ site_id: id }), output: z.object({ list: z.array(recipient) }) },
  addReport: {
    input: z.object({
      site_id: id,
      email,
      rhythm: z.enum(reportRhythms, invalid),
      locale: z.enum(mailLocales, invalid),
    }),
    output: recipient,
    errors: ['too_many_entries', 'too_many_invitations'],
  },
  removeReport: { input: z.object({ site_id: id, id }), output: z.object({}), errors: ['not_found'] },
  sendReport: {
    input: z.object({ site_id: id, id }),
    output: z.object({}),
    errors: ['not_found', 'mail_not_configured'],
  },
} satisfies Record<string, CallSchema>
