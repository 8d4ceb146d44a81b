import { z } from 'zod'
import { levels } from './endpoints.ts'
import { instant, type CallSchema } from './schema.ts'

/** What the browser keeps under `userinfo`. */
export const userinfo = z.object({
  email: z.string(),
  /** What this person gives to those whom they invite. */
  invite_code: z.string(),
  analytics_status: z.enum(['none', 'connected', 'read_only', 'reconnect']),
  vip_status: z.enum(['trial', 'standard', 'premium', 'expired']),
  /** The end of the membership; null has no end. */
  expired_time: instant.nullable(),
  status: z.enum(['active', 'disabled']),
})

export const user = {
  info: {
    input: z.object({}),
    output: z.object({ userinfo, level: z.enum(levels) }),
  },
} satisfies Record<string, CallSchema>
