import { z } from 'zod'
import { jsonField, naturalNumber, type CallSchema } from './schema.ts'
import { contrastWithWhite, LEAST_TEXT_CONTRAST, themeFonts, themeLimits, themePanels } from '../vocabulary/index.ts'

/** How a theme makes shared dashboards and reports by mail look. What is null stays as it is without a theme. */
export const themeLook = {
  /** Colour of links, buttons and data in the light theme, `#rrggbb`; that of the dark one is derived. */
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
