import { z } from 'zod'
import { id, instant, listOf, page, type CallSchema } from './schema.ts'
import { jobKinds, jobStatuses, lineOutcomes } from './values.ts'

const jobRow = z.object({
  id,
  kind: z.enum(jobKinds),
  status: z.enum(jobStatuses),
  /** How many of `total` parts are done. */
  done: z.int(),
  /** Null while it is not known. */
  total: z.int().nullable(),
  /** How many lines had each outcome. */
  counts: z.object({ created: z.int(), skipped: z.int(), failed: z.int() }),
  /** Why it failed; null otherwise. */
  error: z.string().nullable(),
  created_at: instant,
  updated_at: instant,
  finished_at: instant.nullable(),
})

const line = z.object({
  /** The file's first line is 1. */
  line: z.int(),
  outcome: z.enum(lineOutcomes),
  /** What the line is about. */
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
    refusals: ['not_found'],
  },
  fetchList: { input: z.object(page(['id', 'created_at'])), output: listOf(jobRow) },
  cancel: { input: z.object({ id }), output: jobRow, refusals: ['not_found', 'job_ended', 'job_not_cancellable'] },
} satisfies Record<string, CallSchema>
