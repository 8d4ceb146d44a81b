import { z } from 'zod'
import { requiredText, type CallSchema } from './schema.ts'
import { loadErrorTypes, registrations } from '../vocabulary/index.ts'

export const instance = {
  info: {
    input: z.object({}),
    output: z.object({
      version: z.string(),
      /** True until the first administrator was made. */
      set_up_needed: z.boolean(),
      registration: z.enum(registrations),
      /** What is configured on this instance. */
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
      /** Address that was requested, or `unknown`; no more of it is kept than its path. */
      request: requiredText('field_required', 1000),
    }),
    output: z.object({}),
  },
} satisfies Record<string, CallSchema>
