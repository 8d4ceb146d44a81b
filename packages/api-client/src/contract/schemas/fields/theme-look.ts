import { z } from 'zod'
import type { CallSchema } from '../call-schema.ts'
import { jsonField, naturalNumber } from './shared-fields.ts'
import { contrastWithWhite, LEAST_TEXT_CONTRAST, themeFonts, themeLimits, themePanels } from '../../vocabulary/index.ts'

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
