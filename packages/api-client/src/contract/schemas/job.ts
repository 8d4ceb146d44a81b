import { z } from 'zod'
import type { CallSchema } from './call-schema.ts'
import { filtersOf, listOf, page } from './fields/list-fields.ts'
import { id, instant, rowId } from './fields/shared-fields.ts'
import {
  bulkActions,
  certainties,
  jobKinds,
  jobStatuses,
  lineOutcomes,
  sortColumns,
  transferFormats,
  type JobStatus,
  type MessageKey,
} from '../vocabulary/index.ts'

/** The message keys of the metrics that a report of Google Analytics holds, or does not hold. */
const importedMetrics = [
  'imported_views',
  'imported_visitors_of_page',
  'imported_visitors_of_day',
  'imported_visitors_of_days',
  'imported_visits',
  'imported_times',
  'imported_origins',
] as const satisfies MessageKey[]

/** The file of an import or an export. */
const transfer = z.object({
  /** The site; null for an export of somebody's own data. */
  site_id: rowId.nullable(),
  format: z.enum(transferFormats),
  /** The name of the file. */
  name: z.string(),
  /** The bytes of the file: of an import uncompressed, of an export as it is downloaded. */
  size: z.int(),
  /** Whether the file of an export can be downloaded: from its completion until 24 hours later. */
  is_ready: z.boolean(),
  /** The names of fields that no event has, which were left out. */
  unknown_fields: z.array(z.string()),
  /** The certainty of each metric after the import of a report. */
  figures: z.array(z.object({ figure: z.enum(importedMetrics), certainty: z.enum(certainties) })).optional(),
})

const jobRow = z.object({
  id: rowId,
  kind: z.enum(jobKinds),
  status: z.enum(jobStatuses),
  /**
   * The number of parts that are done, of `total`: lines of an import of users, rows of a bulk change, otherwise parts
   * of the work.
   */
  done: z.int(),
  /** The number of parts; null while it is not known. */
  total: z.int().nullable(),
  /**
   * The number of lines with each outcome; of a bulk change only failed rows have lines. For an import of events the
   * numbers of events, where existing ones are skipped; for an export the number of events in the file.
   */
  counts: z.object({ created: z.int(), skipped: z.int(), failed: z.int() }),
  /** The reason of a failure, or of waiting while it runs; null otherwise. */
  error: z.string().nullable(),
  /** The file of an import, an export, or an export of one's own data. */
  transfer: transfer.optional(),
  /** The call that started a change of many rows, by its name in the audit log. */
  action: z.enum(bulkActions).optional(),
  /** Whether an import of a CSV file only checks its lines: what it counts as created would be. Absent from other jobs. */
  is_dry_run: z.boolean().optional(),
  created_at: instant,
  /** When work on it began, after a retry anew; null while it has only waited, and for jobs of older versions. */
  started_at: instant.nullable(),
  updated_at: instant,
  finished_at: instant.nullable(),
})

/** A job as administrators see it. */
const ownedJobRow = jobRow.extend({
  owner_id: rowId,
  /** The e-mail address of the owner; null once the account was deleted. */
  owner_email: z.string().nullable(),
  /** The site of an import or an export, or the sites whose data are deleted; `domain` is null once the site was deleted. */
  sites: z.array(z.object({ id: rowId, domain: z.string().nullable() })),
  can_cancel: z.boolean(),
  /** The message key of why the job cannot run again; null where it can. */
  retry_error: z.string().nullable(),
})

const line = z.object({
  /** The number of the line: the file's first line is 1, and so is the first row of a bulk change. */
  line: z.int(),
  outcome: z.enum(lineOutcomes),
  /** The subject of the line; for a bulk change the row's id. */
  subject: z.string(),
  /** A message key; null without a message. */
  message: z.string().nullable(),
  /** A one-time link that sets the password of a created user; null once it was used. */
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
  fetchAll: {
    input: z.object({ ...page(sortColumns('jobs')), ...filtersOf('jobs') }),
    output: listOf(ownedJobRow).extend({
      /** The number of jobs with each status that the filters find. */
      totals: z.object({
        queued: z.int(),
        running: z.int(),
        succeeded: z.int(),
        failed: z.int(),
        cancelled: z.int(),
      } satisfies Record<JobStatus, z.ZodInt>),
    }),
  },
  retry: {
    input: z.object({ id }),
    output: jobRow,
    errors: [
      'not_found',
      'job_not_ended',
      'job_succeeded',
      'job_input_gone',
      'job_file_gone',
      'job_owner_gone',
      'job_site_gone',
      'job_repeated',
      'imports_waiting',
      'disk_full',
    ],
  },
  download: {
    input: z.object({ id }),
    output: z.object({
      /** The path on this server. */
      url: z.string(),
      expires_at: instant,
    }),
    errors: ['not_found', 'export_gone'],
  },
} satisfies Record<string, CallSchema>
