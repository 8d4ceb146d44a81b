import type { EventImportState, JobKind, JobStatus, LineOutcome, TransferFormat } from '@sightline/api-client/contract'
import type { Generated } from 'kysely'
import type { Immutable, Instant } from './columns.ts'

export interface JobTable {
  id: Generated<number>
  owner_id: Immutable<number>
  kind: Immutable<JobKind>
  status: JobStatus
  /** JSON: the input of the job, whose shape follows from its kind. */
  input: Immutable<string>
  file: Uint8Array | null
  done: Generated<number>
  total: number | null
  error: string | null
  /** The server that works on the job, and the time of its last sign of life. */
  claimed_by: string | null
  claimed_at: Instant | null
  created_at: Immutable<Instant>
  /** When a server began to work on the job, or began again; null while it has only waited. */
  started_at: Generated<Instant | null>
  updated_at: Instant
  finished_at: Instant | null
}

export interface JobLineTable {
  job_id: Immutable<number>
  line: Immutable<number>
  outcome: Immutable<LineOutcome>
  subject: string
  message: Immutable<string | null>
  /** The user that the line created. */
  user_id: Immutable<number | null>
}

/** The file of an import or an export: of events, or of somebody's own data. */
export interface JobFileTable {
  job_id: Immutable<number>
  /** The site, which may be deleted before the file; 0 where the file belongs to none. */
  website_id: Immutable<number>
  /** The server that has the file. */
  server_id: string
  format: Immutable<TransferFormat>
  /** The name of the file for people. */
  name: string
  /** The name of the file in the data folder; null once it was deleted. */
  file: string | null
  /** The size in bytes. */
  size: number
  /** JSON: the progress of the job. */
  state: string
  created: Generated<number>
  skipped: Generated<number>
  failed: Generated<number>
  /** JSON: a list of names. */
  unknown_fields: string
}

/** An import whose events a site has, or is about to have; it stays after its job was deleted. */
export interface EventImportTable {
  /** The events name it. */
  id: Generated<number>
  website_id: Immutable<number>
  /** Who has imported; null once the account was deleted. */
  user_id: number | null
  /** The job that imports, which may be deleted. */
  job_id: number
  /** The job that removes the events again. */
  removal_job_id: number | null
  state: EventImportState
  /** The name of the file for people. */
  name: Immutable<string>
  format: Immutable<TransferFormat>
  events: Generated<number>
  /** The instants of the first and the last event. */
  first_at: Instant | null
  last_at: Instant | null
  /** JSON: what the file adds, while it waits for an answer. */
  preview: string | null
  created_at: Immutable<Instant>
  /** When all of its events were there. */
  finished_at: Instant | null
}
