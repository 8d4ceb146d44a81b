import { z } from 'zod'
import { eventImportStates, transferFormats } from '../../vocabulary/index.ts'
import { instant, rowId } from './shared-fields.ts'

/** An import whose events a site has, or is about to have; it is listed for as long as they are there. */
export const eventImport = z.object({
  id: rowId,
  /** The name of the file. */
  name: z.string(),
  format: z.enum(transferFormats),
  state: z.enum(eventImportStates),
  /** Whether the removal has failed; it can be started again. */
  has_failed: z.boolean(),
  /** The e-mail address of whoever has imported; null once the account was deleted. */
  created_by: z.string().nullable(),
  created_at: instant,
  /** The job that imports or removes, as far as one does. */
  job_id: rowId.nullable(),
  /** The number of events that the import has added, by now. */
  events: z.int(),
  /** The days of the first and the last event, in the site's time zone; null while they are not known. */
  first_day: z.iso.date().nullable(),
  last_day: z.iso.date().nullable(),
})
