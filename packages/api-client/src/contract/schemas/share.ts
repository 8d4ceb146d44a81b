import { z } from 'zod'
import { entryDeletion } from './deleted-entry.ts'
import type { CallSchema } from './call-schema.ts'
import { framingHost, id, instant, jsonField, requiredText, version, rowId } from './fields/shared-fields.ts'
import { themeLook } from './fields/theme-look.ts'
import { shareLimits, weekStarts } from '../vocabulary/index.ts'

const shareLink = z.object({
  id: rowId,
  /** The name of the link, such as its recipient or purpose. */
  name: z.string(),
  /** The token, which opens `/share/<token>` and is sent in place of a session's. */
  token: z.string(),
  created_at: instant,
})

const framing = z.object({
  /**
   * The hosts whose pages may show the dashboard in a frame, `*.example.com` with all subdomains; empty allows every
   * page.
   */
  hosts: z.array(z.string()),
  version: z.int(),
})

/** Share links, at most `shareLimits.linksPerSite` of a site. */
export const share = {
  info: {
    input: z.object({}),
    output: z.object({
      site_id: rowId,
      name: z.string(),
      domain: z.string(),
      currency_type: z.string(),
      time_zone: z.string(),
      week_start: z.enum(weekStarts),
      /**
       * The public id of the site, which a frame's address contains, so that its answer says which pages may show it.
       */
      public_id: z.uuid(),
      /** Whether only some pages may show it in a frame. */
      is_framing_limited: z.boolean(),
      /** The look of the dashboard; null without a published theme. */
      theme: z.object(themeLook).nullable(),
    }),
    errors: ['link_invalid'],
  },
  fetchShareLinks: { input: z.object({ site_id: id }), output: z.object({ list: z.array(shareLink) }) },
  createShareLink: {
    input: z.object({ site_id: id, name: requiredText('field_required', shareLimits.name) }),
    output: shareLink,
    errors: ['name_taken', 'too_many_entries'],
  },
  framing: { input: z.object({ site_id: id }), output: framing },
  updateFraming: {
    input: z.object({
      site_id: id,
      version,
      hosts: jsonField(
        z
          .array(framingHost)
          .max(shareLimits.framingHosts, { error: 'too_many_entries' })
          .transform((hosts) => [...new Set(hosts)]),
      ),
    }),
    output: framing,
    errors: ['row_changed'],
  },
  removeShareLink: { input: z.object({ site_id: id, id }), output: entryDeletion, errors: ['not_found'] },
} satisfies Record<string, CallSchema>
