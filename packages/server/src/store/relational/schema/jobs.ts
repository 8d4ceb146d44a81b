import type { JobKind, JobStatus, LineOutcome, TransferFormat } from '@sightline/api-client/contract'
import type { Generated } from 'kysely'
import type { Fixed, Instant } from './columns.ts'

export interface JobTable {
  id: Generated<number>
  owner_id: Fixed<number>
  kind: Fixed<JobKind>
  status: JobStatus
  /** JSON: what the kind of job needs to know. */
  input: Fixed<string>
  file: Uint8Array | null
  done: Generated<number>
  total: number | null
  error: string | null
  /** The server that works on it, and when that was last certain. */
  claimed_by: string | null
  claimed_at: Instant | null
  created_at: Fixed<Instant>
  updated_at: Instant
  finished_at: Instant | null
}

export interface JobLineTable {
  job_id: Fixed<number>
  line: Fixed<number>
  outcome: Fixed<LineOutcome>
  subject: string
  message: Fixed<string | null>
  /** The user that the line made. */
  user_id: Fixed<number | null>
}

/** The file of an import or an export. */
export interface TransferTable {
  job_id: Fixed<number>
  /** The site may be gone before the transfer. */
  website_id: Fixed<number>
  /** The server that has the file. */
  server_id: Fixed<string>
  format: Fixed<TransferFormat>
  /** The file's name for people. */
  name: string
  /** The file's name in the data folder; null once it was removed. */
  file: string | null
  /** Bytes. */
  size: number
  /** JSON: how far the job has come. */
  state: string
  created: Generated<number>
  skipped: Generated<number>
  failed: Generated<number>
  /** JSON: names. */
  unknown_fields: string
}
