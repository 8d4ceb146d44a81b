import { z } from 'zod'
import type { CallSchema } from './call-schema.ts'
import { requiredText } from './fields/shared-fields.ts'
import { loadErrorTypes, registrations } from '../vocabulary/index.ts'

export const instance = {
  info: {
    input: z.object({}),
    output: z.object({
      version: z.string(),
      /** True until the first administrator was created. */
      set_up_needed: z.boolean(),
      registration: z.enum(registrations),
      /** The configured parts of this instance. */
      mail: z.boolean(),
      stripe: z.boolean(),
      ai: z.boolean(),
      google: z.boolean(),
      /** True where every visit is generated. */
      is_demo: z.boolean(),
    }),
  },
  reportLoadError: {
    input: z.object({
      type: z.enum(loadErrorTypes, { error: 'field_invalid' }),
      /** The requested address, or `unknown`; only its path is kept. */
      request: requiredText('field_required', 1000),
    }),
    output: z.object({}),
  },
} satisfies Record<string, CallSchema>
