import { z } from 'zod'
import { entryDeletion } from './deleted-entry.ts'
import {
  framingHost,
  id,
  instant,
  jsonField,
  naturalNumber,
  requiredText,
  version,
  rowId,
  type CallSchema,
} from './schema.ts'
import {
  contrastWithWhite,
  LEAST_TEXT_CONTRAST,
  shareLimits,
  themeFonts,
  themeLimits,
  themePanels,
  weekStarts,
} from '../vocabulary/index.ts'

/** The look that a theme gives to shared dashboards and mailed reports. Null keeps the product's own. */
export const themeLook = {
  /** The colour of links and data in the light theme, `#rrggbb`; that of the dark one is derived. */
  accent: z.string().nullable(),
  font: z.enum(themeFonts).nullable(),
  /** The radius of the corners of buttons and fields, in px. */
  radius: z.int().nullable(),
  /** The path of the logo. */
  logo: z.string().nullable(),
  /** The shown parts below the chart, in their order. */
  panels: z.array(z.enum(themePanels)).nullable(),
}

const empty = z.literal('').transform(() => null)

const accent = z
  .string({ error: 'field_invalid' })
  .regex(/^#[\da-f]{6}$/i, { error: 'field_invalid', abort: true })
  .transform((colour) => colour.toLowerCase())
  .refine((colour) => contrastWithWhite(colour) >= LEAST_TEXT_CONTRAST, { error: 'colour_unreadable' })

/** The look as it is given; an empty field removes the value. */
export const newThemeLook = {
  accent: z.union([empty, accent], { error: 'field_invalid' }).optional(),
  font: z.union([empty, z.enum(themeFonts)], { error: 'field_invalid' }).optional(),
  radius: z.union([empty, naturalNumber(themeLimits.radius)], { error: 'field_invalid' }).optional(),
  panels: z
    .union([
      empty,
      jsonField(
        z
          .array(z.enum(themePanels, { error: 'field_invalid' }), { error: 'field_invalid' })
          .min(1, { error: 'field_required' })
          .refine((panels) => new Set(panels).size === panels.length, { error: 'field_invalid' }),
      ),
    ])
    .optional(),
} satisfies CallSchema['input']['shape']

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
