import { z } from 'zod'
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

/** How a theme makes shared dashboards and reports by mail look. What is null stays as it is without a theme. */
export const themeLook = {
  /** Colour of links and data in the light theme, `#rrggbb`; that of the dark one is derived. */
  accent: z.string().nullable(),
  font: z.enum(themeFonts).nullable(),
  /** Corners of buttons and fields in px. */
  radius: z.int().nullable(),
  /** Path of the logo. */
  logo: z.string().nullable(),
  /** The parts below the chart that are shown, in their order. */
  panels: z.array(z.enum(themePanels)).nullable(),
}

const empty = z.literal('').transform(() => null)

const accent = z
  .string({ error: 'field_invalid' })
  .regex(/^#[\da-f]{6}$/i, { error: 'field_invalid', abort: true })
  .transform((colour) => colour.toLowerCase())
  .refine((colour) => contrastWithWhite(colour) >= LEAST_TEXT_CONTRAST, { error: 'colour_unreadable' })

/** The same as it is given; an empty field is none. */
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
  /** For whom or what it is. */
  name: z.string(),
  /** Opens `/share/<token>`, and goes where the token of a session would. */
  token: z.string(),
  created_at: instant,
})

const framing = z.object({
  /** Hosts whose pages may show the dashboard in a frame, `*.example.com` with all below; empty lets every page. */
  hosts: z.array(z.string()),
  version: z.int(),
})

/** At most `shareLimits.linksPerSite` of a site. */
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
      /** In the address of a frame, so that its answer says which pages may show it. */
      public_id: z.uuid(),
      /** Whether only some pages may show it in a frame. */
      is_framing_limited: z.boolean(),
      /** How it looks; null without a published theme. */
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
  removeShareLink: { input: z.object({ site_id: id, id }), output: z.object({}), errors: ['not_found'] },
} satisfies Record<string, CallSchema>
