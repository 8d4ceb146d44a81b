import type { JobKind, JobStatus, LineOutcome, TransferFormat } from '@sightline/api-client/contract'
import type { Generated } from 'kysely'
import type { Immutable, Instant } from './columns.ts'

export interface JobTable {
  id: Generated<number>
  owner_id: Immutable<number>
  kind: Immutable<JobKind>
  status: JobStatus
  /** JSON: what the kind of job needs to know. */
  input: Immutable<string>
  file: Uint8Array | null
  done: Generated<number>
  total: number | null
  error: string | null
  /** The server that works on it, and when that was last certain. */
  claimed_by: string | null
  claimed_at: Instant | null
  created_at: Immutable<Instant>
  updated_at: Instant
  finished_at: Instant | null
}

export interface JobLineTable {
  job_id: Immutable<number>
  line: Immutable<number>
  outcome: Immutable<LineOutcome>
  subject: string
  message: Immutable<string | null>
  /** The user that the line made. */
  user_id: Immutable<number | null>
}

/** The file of an import or an export: of events, or of somebody's own data. */
export interface TransferTable {
  job_id: Immutable<number>
  /** The site may be gone before the transfer; 0 where the file is about none. */
  website_id: Immutable<number>
  /** The server that has the file. */
  server_id: Immutable<string>
  format: Immutable<TransferFormat>
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
