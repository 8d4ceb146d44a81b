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
      /** True where every visit is generated. */
      is_demo: z.boolean(),
    }),
  },
} satisfies Record<string, CallSchema>
