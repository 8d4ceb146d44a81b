import { z } from 'zod'
import type { CallSchema } from './call-schema.ts'
import { filtersOf, listOf, page } from './fields/list-fields.ts'
import { instant, rowId } from './fields/shared-fields.ts'
import { auditOutcomes, auditRowKinds, sortColumns } from '../vocabulary/index.ts'

/** A row of the instance by what people call it. */
const namedRow = z.object({
  kind: z.enum(auditRowKinds),
  id: rowId,
  /** The e-mail address of a user, the domain of a site, the number of an order …; null where there is no such row now. */
  name: z.string().nullable(),
})

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
   * The rows that the call changed, twenty at most, with the fields that differ, and as many of those that a bulk call left
   * alone. Personal data and secrets are left out.
   */
  changes: z.array(
    z.object({
      /** The id of the row; a setting is named. */
      id: z.string(),
      fields: z.record(z.string(), z.object({ before: z.unknown(), after: z.unknown() })),
      /** The message key of why a bulk call left the row alone. */
      message: z.string().optional(),
    }),
  ),
  /** The rows that the call was about, twenty at most, by the names that they have now. */
  subjects: z.array(namedRow),
  /** The number of rows that the call was about. */
  subject_count: z.int(),
  /** The rows that its input and its changes name besides, such as the owner of a site. */
  references: z.array(namedRow),
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
