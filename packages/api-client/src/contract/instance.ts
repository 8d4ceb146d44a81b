import { z } from 'zod'
import type { CallSchema } from './schema.ts'

export const instance = {
  info: {
    input: z.object({}),
    output: z.object({
      version: z.string(),
      /** True until the first administrator was made. */
      set_up_needed: z.boolean(),
    }),
  },
} satisfies Record<string, CallSchema>
