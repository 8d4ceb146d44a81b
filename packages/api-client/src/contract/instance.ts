import { z } from 'zod'
import type { CallSchema } from './schema.ts'
import { registrations } from './values.ts'

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
} satisfies Record<string, CallSchema>
