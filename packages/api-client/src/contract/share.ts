import { z } from 'zod'
import { id, instant, requiredText, type CallSchema } from './schema.ts'
import { weekStarts } from './values.ts'

const shareLink = z.object({
  id,
  /** For whom or what it is. */
  name: z.string(),
  /** Opens `/share/<token>`, and goes where the token of a session would. */
  token: z.string(),
  created_at: instant,
})

/** A site has at most 50 links. */
export const share = {
  info: {
    input: z.object({}),
    output: z.object({
      site_id: id,
      name: z.string(),
      domain: z.string(),
      currency_type: z.string(),
      time_zone: z.string(),
      week_start: z.enum(weekStarts),
    }),
    refusals: ['link_invalid'],
  },
  fetchShareLinks: { input: z.object({ site_id: id }), output: z.object({ list: z.array(shareLink) }) },
  createShareLink: {
    input: z.object({ site_id: id, name: requiredText('field_required', 100) }),
    output: shareLink,
    refusals: ['name_taken', 'too_many_entries'],
  },
  removeShareLink: { input: z.object({ site_id: id, id }), output: z.object({}), refusals: ['not_found'] },
} satisfies Record<string, CallSchema>
