import { z } from 'zod'
import { mailLocales, reportRhythms } from '../vocabulary/index.ts'
import { email, id, instant, rowId, type CallSchema } from './schema.ts'

const key = { error: 'field_invalid' } as const

const report = z.object({
  id: rowId,
  /** Who gets it; there need not be an account. */
  email: z.string(),
  rhythm: z.enum(reportRhythms),
  locale: z.enum(mailLocales),
  /** When the next one is sent, by the time zone of the site. */
  next_at: instant,
  /** Whether the recipient wants no more of them, which nobody else can change. */
  is_stopped: z.boolean(),
  created_at: instant,
})

/** At most `reportLimits.perSite` for one site. */
export const siteReport = {
  fetchReports: { input: z.object({ site_id: id }), output: z.object({ list: z.array(report) }) },
  addReport: {
    input: z.object({ site_id: id, email, rhythm: z.enum(reportRhythms, key), locale: z.enum(mailLocales, key) }),
    output: report,
    errors: ['too_many_entries', 'too_many_invitations'],
  },
  removeReport: { input: z.object({ site_id: id, id }), output: z.object({}), errors: ['not_found'] },
  sendReport: {
    input: z.object({ site_id: id, id }),
    output: z.object({}),
    errors: ['not_found', 'mail_not_configured'],
  },
} satisfies Record<string, CallSchema>
