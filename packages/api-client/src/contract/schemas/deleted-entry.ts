import { z } from 'zod'
import { deletedKinds } from '../vocabulary/index.ts'
import type { CallSchema } from './call-schema.ts'
import { id, instant, rowId } from './fields/shared-fields.ts'

/** The answer of a call that deletes an entry of a site: the id by which `restoreEntry` brings it back. */
export const entryDeletion = z.object({ deletion_id: rowId })

const deletedEntryRow = z.object({
  id: rowId,
  kind: z.enum(deletedKinds),
  /** The name of the entry; of a note its text; of exclusions the hosts, paths and codes of countries. */
  name: z.string(),
  deleted_at: instant,
  /** Until when it can be restored. */
  restorable_until: instant,
})

/** Deleted entries, at most `deletedEntryLimits.perSite` of a site. */
export const deletedEntry = {
  fetchDeletedEntries: { input: z.object({ site_id: id }), output: z.object({ list: z.array(deletedEntryRow) }) },
  restoreEntry: {
    input: z.object({ site_id: id, id }),
    /** The id of the entry; of exclusions that of the site. */
    output: z.object({ kind: z.enum(deletedKinds), id: rowId }),
    errors: ['not_found', 'name_taken', 'too_many_entries', 'row_changed'],
  },
} satisfies Record<string, CallSchema>
