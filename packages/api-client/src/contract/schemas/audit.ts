import { z } from 'zod'
import { filtersOf, id, instant, listOf, page, type CallSchema } from './schema.ts'
import { auditOutcomes, sortColumns } from '../vocabulary/index.ts'

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
  /** The message key of an error. */
  message: z.string().nullable(),
})

export const audit = {
  fetchList: {
    input: z.object({ ...page(sortColumns('auditEntries')), ...filtersOf('auditEntries') }),
    output: listOf(entry),
  },
} satisfies Record<string, CallSchema>
