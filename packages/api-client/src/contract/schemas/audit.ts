import { z } from 'zod'
import type { CallSchema } from './call-schema.ts'
import { filtersOf, listOf, page } from './fields/list-fields.ts'
import { instant, rowId } from './fields/shared-fields.ts'
import { auditOutcomes, sortColumns } from '../vocabulary/index.ts'

const entry = z.object({
  id: rowId,
  at: instant,
  actor_id: rowId,
  actor_email: z.string(),
  /** The name of the call, such as `appUser.updateAppUser`. */
  action: z.string(),
  /** The input of the call, without secrets and files. */
  details: z.record(z.string(), z.unknown()),
  /**
   * The rows that the call changed, twenty at most, with the fields that differ. Personal data and secrets are left
   * out.
   */
  changes: z.array(
    z.object({
      /** The id of the row; a setting is named. */
      id: z.string(),
      fields: z.record(z.string(), z.object({ before: z.unknown(), after: z.unknown() })),
    }),
  ),
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
