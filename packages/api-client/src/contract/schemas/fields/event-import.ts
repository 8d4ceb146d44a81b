import { z } from 'zod'
import { eventImportStates, transferFormats } from '../../vocabulary/index.ts'
import { instant, rowId } from './shared-fields.ts'

/** What a file would add to a site, as it was when the file was checked. */
const importPreview = z.object({
  /** The number of events that are not here yet. */
  new_events: z.int(),
  /** The number of events that are here already, or twice in the file, and are skipped. */
  known_events: z.int(),
  /** The number of lines that cannot be imported. */
  wrong_lines: z.int(),
  /** The days of the first and the last event of the file, in the site's time zone; null without one. */
  first_day: z.iso.date().nullable(),
  last_day: z.iso.date().nullable(),
  /** The number of days of the file on which the site has events already, and of these events. */
  overlap_days: z.int(),
  overlap_events: z.int(),
  /** The first 100 of these days. */
  overlaps: z.array(z.object({ day: z.iso.date(), events: z.int() })),
})

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
  /** The job that checks, imports or removes; of a checked file the one that has checked it; else null. */
  job_id: rowId.nullable(),
  /** What the file would add; null unless it waits for an answer. */
  preview: importPreview.nullable(),
  /** The number of events that the import has added, by now. */
  events: z.int(),
  /** The days of the first and the last event, in the site's time zone; null while they are not known. */
  first_day: z.iso.date().nullable(),
  last_day: z.iso.date().nullable(),
})
