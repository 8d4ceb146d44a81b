import { z } from 'zod'
import { instant, requiredText, version, type CallSchema } from './schema.ts'
import { settingLimits, settingNames } from '../vocabulary/index.ts'

const row = z.object({
  name: z.enum(settingNames),
  value: z.string().nullable(),
  /** 0 until it is set for the first time. */
  version: z.int(),
  updated_at: instant.nullable(),
})

export const setting = {
  fetchSettings: { input: z.object({}), output: z.object({ list: z.array(row) }) },
  updateSetting: {
    input: z.object({
      name: z.enum(settingNames, { error: 'field_invalid' }),
      /** An empty one takes the setting back. */
      value: z.union([z.literal(''), requiredText('field_required', settingLimits.text)], { error: 'field_invalid' }),
      version,
    }),
    output: row,
    errors: ['row_changed'],
  },
} satisfies Record<string, CallSchema>
