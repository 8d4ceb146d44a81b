import { z } from 'zod'
import { exact, givenDay, id, instant, listOf, oneOf, page, type CallSchema } from './schema.ts'
import { auditOutcomes } from '../vocabulary/values.ts'

const entry = z.object({
  id,
  at: instant,
  actor_id: id,
  actor_email: z.string(),
  /** The call, `appUser.updateAppUser`. */
  action: z.string(),
  /** What was given to the call, without secrets and files. */
  details: z.record(z.string(), z.unknown()),
  outcome: z.enum(auditOutcomes),
  /** The message key of a refusal. */
  message: z.string().nullable(),
})

export const audit = {
  fetchList: {
    input: z.object({
      ...page(['id', 'at']),
      actor_id: exact,
      actor_email: exact,
      action: exact,
      outcome: oneOf(auditOutcomes),
      /** The `id` that the call was given, or one of its `ids`. */
      target_id: exact,
      /** The user whom the call was about: the account itself, or its addresses, orders, points and websites. */
      user_id: exact,
      from: givenDay.optional(),
      to: givenDay.optional(),
    }),
    output: listOf(entry),
  },
} satisfies Record<string, CallSchema>
