import { z } from 'zod'
import type { CallSchema } from './call-schema.ts'
import { instant, pictureFile, requiredText, version } from './fields/shared-fields.ts'
import { instanceSettingLimits, instanceSettingNames } from '../vocabulary/index.ts'

const row = z.object({
  name: z.enum(instanceSettingNames),
  value: z.string().nullable(),
  /** The environment variable that is set instead, and wins; null where there is none. */
  environment: z.object({ variable: z.string(), value: z.string() }).nullable(),
  /** 0 until the setting is set for the first time. */
  version: z.int(),
  updated_at: instant.nullable(),
})

export const instanceSetting = {
  fetchSettings: { input: z.object({}), output: z.object({ list: z.array(row) }) },
  updateSetting: {
    input: z.object({
      name: z.enum(instanceSettingNames, { error: 'field_invalid' }),
      /** The value; an empty one restores the default. */
      value: z.union([z.literal(''), requiredText('field_required', instanceSettingLimits.text)], {
        error: 'field_invalid',
      }),
      version,
    }),
    output: row,
    errors: ['row_changed'],
  },
  updateLogo: {
    input: z.object({ logo: pictureFile, version }),
    output: row,
    errors: ['image_invalid', 'logo_flat', 'row_changed'],
  },
} satisfies Record<string, CallSchema>
