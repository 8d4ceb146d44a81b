import { z } from 'zod'
import { currency, domain, id, instant, requiredText, timeZone, type CallSchema } from './schema.ts'
import { dropReasons, weekStarts } from './values.ts'

const website = z.object({
  id,
  /** In the snippet's `data-site`. */
  public_id: z.uuid(),
  name: z.string(),
  domain: z.string(),
  currency_type: z.string(),
  time_zone: z.string(),
  week_start: z.enum(weekStarts),
  version: z.int(),
  created_at: instant,
  updated_at: instant,
})

export const websiteCalls = {
  fetchWebsiteList: {
    input: z.object({}),
    output: z.object({
      website_list: z.array(website),
      themes_list: z.array(z.object({ id })),
      github_list: z.array(z.object({ id })),
      cloudflare_list: z.array(z.object({ id })),
    }),
  },
  addWebsite: {
    input: z.object({
      name: requiredText('name_required', 100),
      domain,
      currency_type: currency,
      time_zone: timeZone.optional(),
      week_start: z.enum(weekStarts, { error: 'field_invalid' }).optional(),
    }),
    output: website,
  },
  liveCheck: {
    input: z.object({ site_id: id }),
    output: z.object({
      /** The newest event that was accepted; null while there is none. */
      last_event_at: instant.nullable(),
      /** The newest event that was dropped since the server started; null while there is none. */
      last_dropped_at: instant.nullable(),
      drop_reason: z.enum(dropReasons).nullable(),
    }),
  },
} satisfies Record<string, CallSchema>
