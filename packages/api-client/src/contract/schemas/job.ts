import { z } from 'zod'
import { id, instant, listOf, page, rowId, type CallSchema } from './schema.ts'
import {
  bulkActions,
  certainties,
  jobKinds,
  jobStatuses,
  lineOutcomes,
  transferFormats,
  type MessageKey,
} from '../vocabulary/index.ts'

/** Message keys of the metrics that a report of Google Analytics holds, or does not hold. */
const importedMetrics = [
  'imported_views',
  'imported_visitors_of_page',
  'imported_visitors_of_day',
  'imported_visitors_of_days',
  'imported_visits',
  'imported_times',
  'imported_origins',
] as const satisfies MessageKey[]

/** What moves in or out. */
const transfer = z.object({
  /** Null of an export of somebody's own data. */
  site_id: rowId.nullable(),
  format: z.enum(transferFormats),
  /** Name of the file. */
  name: z.string(),
  /** Bytes: of an import without compression, of an export as it can be fetched. */
  size: z.int(),
  /** Whether the file of an export can be fetched: from when it is whole until 24 hours later. */
  is_ready: z.boolean(),
  /** Names of fields that no event has; they were left out. */
  unknown_fields: z.array(z.string()),
  /** Of a report of sums: how exact each metric is after the import. */
  figures: z.array(z.object({ figure: z.enum(importedMetrics), certainty: z.enum(certainties) })).optional(),
})

const jobRow = z.object({
  id: rowId,
  kind: z.enum(jobKinds),
  status: z.enum(jobStatuses),
  /** How many of `total` parts are done: lines of an import of users, rows of a bulk change, otherwise parts of the work. */
  done: z.int(),
  /** Null while it is not known. */
  total: z.int().nullable(),
  /**
   * How many lines had each outcome; of a bulk change only the rows that failed have lines. Of an import of events how many
   * events, those that were there already being skipped; of an export how many the
   * file holds.
   */
  counts: z.object({ created: z.int(), skipped: z.int(), failed: z.int() }),
  /** Why it failed, or why it waits while it runs; null otherwise. */
  error: z.string().nullable(),
  /** Of imports and exports of events, and of an export of one's own data. */
  transfer: transfer.optional(),
  /** Of a change of many rows: the call that began it, as the audit log names it. */
  action: z.enum(bulkActions).optional(),
  created_at: instant,
  updated_at: instant,
  finished_at: instant.nullable(),
})

const line = z.object({
  /** The file's first line is 1, and so is the first row of a bulk change. */
  line: z.int(),
  outcome: z.enum(lineOutcomes),
  /** What the line is about; of a bulk change the row's id. */
  subject: z.string(),
  /** A message key; null where nothing is to be said. */
  message: z.string().nullable(),
  /** A one-time link that sets the password of a user that was created; null once it was used. */
  link: z.string().nullable(),
})

export const job = {
  get: {
    input: z.object({
      id,
      ...page(['line']),
      outcome: z.enum(lineOutcomes, { error: 'field_invalid' }).optional(),
    }),
    output: z.object({ job: jobRow, report: listOf(line) }),
    errors: ['not_found'],
  },
  fetchList: { input: z.object(page(['id', 'created_at'])), output: listOf(jobRow) },
  cancel: { input: z.object({ id }), output: jobRow, errors: ['not_found', 'job_ended', 'job_not_cancellable'] },
  download: {
    input: z.object({ id }),
    output: z.object({
      /** Path on this server. */
      url: z.string(),
      expires_at: instant,
    }),
    errors: ['not_found', 'export_gone'],
  },
} satisfies Record<string, CallSchema>
