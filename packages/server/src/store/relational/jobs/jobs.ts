import type { JobKind, MessageKey } from '@sightline/api-client/contract'
import type { Selectable } from 'kysely'
import type { Database } from '../database.ts'
import { inTransaction } from '../in-transaction.ts'
import { countOf, rowRangeOf, type Page } from '../paging.ts'
import type { JobTable } from '../schema/jobs.ts'

/** A job without its file. */
export type Job = Omit<Selectable<JobTable>, 'file'>

const columns = [
  'id',
  'owner_id',
  'kind',
  'status',
  'input',
  'done',
  'total',
  'error',
  'claimed_by',
  'claimed_at',
  'created_at',
  'started_at',
  'updated_at',
  'finished_at',
] as const satisfies readonly (keyof Job)[]

export async function insertJob(
  db: Database,
  job: {
    kind: JobKind
    ownerId: number
    input: Readonly<Record<string, unknown>>
    file?: Uint8Array
    /** The amount of work, where it is known before the job begins. */
    total?: number
  },
  now: Date,
): Promise<number> {
  const at = now.toISOString()
  const { id } = await db
    .insertInto('job')
    .values({
      owner_id: job.ownerId,
      kind: job.kind,
      status: 'queued',
      input: JSON.stringify(job.input),
      file: job.file ?? null,
      total: job.total ?? null,
      created_at: at,
      updated_at: at,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

export interface ClaimedJob extends Omit<Job, 'input'> {
  input: unknown
}

/** The age from which on a claim may be taken over. */
const CLAIM_MS = 60_000

/** A job that no server works on. */
export interface ClaimableJob extends Pick<Job, 'id' | 'owner_id' | 'status' | 'claimed_at'> {
  /** The site of an import or an export. */
  website_id: number | null
}

/** The number of jobs that are considered for the next one. */
const CLAIMABLE = 1000

/** The jobs of a kind that no server works on, the oldest first. @param limit The most jobs to return. */
export function listClaimableJobs(
  db: Database,
  { kind, serverId }: { kind: JobKind; serverId: string },
  now: Date,
  limit = CLAIMABLE,
): Promise<ClaimableJob[]> {
  return (
    db
      .selectFrom('job')
      .leftJoin('transfer', 'transfer.job_id', 'job.id')
      .select(['job.id', 'job.owner_id', 'job.status', 'job.claimed_at', 'transfer.website_id'])
      .where('kind', '=', kind)
      // Only one server has the file of an import or export.
      .where((where) => where.or([where('transfer.job_id', 'is', null), where('transfer.server_id', '=', serverId)]))
      .where((where) =>
        where.or([
          where('status', '=', 'queued'),
          where.and([
            where('status', '=', 'running'),
            // A claim of this server itself is left from before it ended, since it works on one job of a kind at a
            // time.
            where.or([
              where('claimed_by', '=', serverId),
              where('claimed_at', '<', new Date(now.getTime() - CLAIM_MS).toISOString()),
            ]),
          ]),
        ]),
      )
      .orderBy('job.id')
      .limit(limit)
      .execute()
  )
}

/**
 * Claims a job of a kind that no server works on; undefined where there is none.
 * @param choose Chooses one of several jobs, which are given the oldest first. @default the oldest
 */
export async function claimNextJob(
  db: Database,
  { kind, serverId }: { kind: JobKind; serverId: string },
  now: Date,
  choose?: (jobs: readonly ClaimableJob[]) => ClaimableJob | undefined,
): Promise<ClaimedJob | undefined> {
  const at = now.toISOString()
  for (;;) {
    const jobs = await listClaimableJobs(db, { kind, serverId }, now, choose === undefined ? 1 : CLAIMABLE)
    const next = choose === undefined ? jobs[0] : choose(jobs)
    if (next === undefined) return undefined
    // Another server may have been faster, and then the row has changed.
    const claimed = await db
      .updateTable('job')
      .set((row) => ({
        status: 'running',
        claimed_by: serverId,
        claimed_at: at,
        // A job that was released or taken over has begun already.
        started_at: row.fn.coalesce('started_at', row.val(at)),
        updated_at: at,
      }))
      .where('id', '=', next.id)
      .where('status', '=', next.status)
      .where('claimed_at', next.claimed_at === null ? 'is' : '=', next.claimed_at)
      .returning(columns)
      .executeTakeFirst()
    if (claimed !== undefined) return { ...claimed, input: JSON.parse(claimed.input) as unknown }
  }
}

/** Releases a claimed job, which continues later. */
export async function releaseJob(db: Database, jobId: number, serverId: string, now: Date): Promise<void> {
  await db
    .updateTable('job')
    .set({ status: 'queued', claimed_by: null, claimed_at: null, updated_at: now.toISOString() })
    .where('id', '=', jobId)
    .where('status', '=', 'running')
    .where('claimed_by', '=', serverId)
    .execute()
}

/** @returns whether the job is still this server's */
export async function keepClaim(db: Database, jobId: number, serverId: string, now: Date): Promise<boolean> {
  const updated = await db
    .updateTable('job')
    .set({ claimed_at: now.toISOString() })
    .where('id', '=', jobId)
    .where('status', '=', 'running')
    .where('claimed_by', '=', serverId)
    .executeTakeFirst()
  return Number(updated.numUpdatedRows) > 0
}

/** Records why a claimed job does not continue; its next step clears the reason. */
export async function recordReason(db: Database, jobId: number, serverId: string, reason: MessageKey): Promise<void> {
  await db
    .updateTable('job')
    .set({ error: reason })
    .where('id', '=', jobId)
    .where('status', '=', 'running')
    .where('claimed_by', '=', serverId)
    .execute()
}

/** The number of parts that are done, of `total`. */
export interface Progress {
  done: number
  total: number | null
}

/**
 * Saves the progress of a step together with its effect.
 * @param before The progress when the step began: if another server has done the step meanwhile, it is not repeated.
 * @returns false where the job is no longer this server's; nothing was saved then
 */
export function saveProgress(
  db: Database,
  jobId: number,
  serverId: string,
  before: number,
  { done, total }: Progress,
  now: Date,
  keep?: (transaction: Database) => Promise<void>,
): Promise<boolean> {
  const at = now.toISOString()
  return inTransaction(db, async (transaction) => {
    const updated = await transaction
      .updateTable('job')
      .set({ done, total, error: null, claimed_at: at, updated_at: at })
      .where('id', '=', jobId)
      .where('status', '=', 'running')
      .where('claimed_by', '=', serverId)
      .where('done', '=', before)
      .executeTakeFirst()
    if (Number(updated.numUpdatedRows) === 0) return false
    await keep?.(transaction)
    return true
  })
}

/**
 * Ends a job and deletes its file.
 * @param serverId The server that works on the job, whose claim must still hold.
 * @returns false where the job has ended already
 */
export async function endJob(
  db: Database,
  jobId: number,
  end: { status: 'succeeded' | 'failed' | 'cancelled'; error: string | null },
  now: Date,
  serverId?: string,
): Promise<boolean> {
  const at = now.toISOString()
  let query = db
    .updateTable('job')
    .set({ ...end, file: null, claimed_by: null, claimed_at: null, updated_at: at, finished_at: at })
    .where('id', '=', jobId)
    .where('status', 'in', ['queued', 'running'])
  if (serverId !== undefined) query = query.where('claimed_by', '=', serverId)
  const updated = await query.executeTakeFirst()
  return Number(updated.numUpdatedRows) > 0
}

/** What these have begun must be done to its end. */
export const uncancelledKinds: readonly JobKind[] = ['delete_site_data', 'remove_import']

/** Stops the unfinished jobs of a person, except those that delete data; what they have done so far stays. */
export async function cancelJobsOf(transaction: Database, ownerId: number, now: Date): Promise<void> {
  const at = now.toISOString()
  await transaction
    .updateTable('job')
    .set({ status: 'cancelled', file: null, claimed_by: null, claimed_at: null, updated_at: at, finished_at: at })
    .where('owner_id', '=', ownerId)
    .where('finished_at', 'is', null)
    .where('kind', 'not in', uncancelledKinds)
    .execute()
}

/** Queues failed jobs of these kinds again, to continue after their last step. */
export async function requeueFailedJobs(db: Database, kinds: readonly JobKind[], now: Date): Promise<void> {
  await db
    .updateTable('job')
    .set({ status: 'queued', error: null, started_at: null, updated_at: now.toISOString(), finished_at: null })
    .where('status', '=', 'failed')
    .where('kind', 'in', kinds)
    .execute()
}

/**
 * Queues a job again that has failed or was cancelled, to continue after its last step.
 * @param progress Where the job begins instead.
 * @returns false where the job has not ended, or has succeeded
 */
export async function requeueJob(db: Database, jobId: number, now: Date, progress?: Progress): Promise<boolean> {
  const updated = await db
    .updateTable('job')
    .set({
      ...progress,
      status: 'queued',
      error: null,
      started_at: null,
      updated_at: now.toISOString(),
      finished_at: null,
    })
    .where('id', '=', jobId)
    .where('status', 'in', ['failed', 'cancelled'])
    .executeTakeFirst()
  return Number(updated.numUpdatedRows) > 0
}

/** The sites whose data a job of this kind deletes. */
export const sitesOfDeletion = ({ input }: Pick<Job, 'input'>): number[] =>
  (JSON.parse(input) as { site_ids: number[] }).site_ids

/** The sites of unfinished deletions. */
export async function sitesInDeletion(db: Database): Promise<Set<number>> {
  const jobs = await db
    .selectFrom('job')
    .select('input')
    .where('kind', '=', 'delete_site_data')
    .where('status', 'in', ['queued', 'running'])
    .execute()
  return new Set(jobs.flatMap(sitesOfDeletion))
}

export async function readJobFile(db: Database, jobId: number): Promise<Uint8Array> {
  const { file } = await db.selectFrom('job').select('file').where('id', '=', jobId).executeTakeFirstOrThrow()
  if (file === null) throw new Error(`Job ${jobId} has no file`)
  return file
}

/** Deletes the jobs that ended before an instant, with their lines. */
export async function removeJobsBefore(db: Database, instant: Date): Promise<void> {
  await db.deleteFrom('job').where('finished_at', '<', instant.toISOString()).execute()
}

/** The id of a person's unfinished job of a kind; undefined where there is none. */
export async function findUnfinishedJob(db: Database, ownerId: number, kind: JobKind): Promise<number | undefined> {
  const job = await db
    .selectFrom('job')
    .select('id')
    .where('owner_id', '=', ownerId)
    .where('kind', '=', kind)
    .where('finished_at', 'is', null)
    .executeTakeFirst()
  return job?.id
}

export function findJob(db: Database, jobId: number): Promise<Job | undefined> {
  return db.selectFrom('job').select(columns).where('id', '=', jobId).executeTakeFirst()
}

export async function listJobsOf(
  db: Database,
  ownerId: number,
  page: Page<'id' | 'created_at'>,
): Promise<{ list: Job[]; total: number }> {
  const { column, direction, limit, offset } = rowRangeOf(page)
  const own = db.selectFrom('job').where('owner_id', '=', ownerId)
  const [list, total] = await Promise.all([
    own.select(columns).orderBy(column, direction).orderBy('id', direction).limit(limit).offset(offset).execute(),
    countOf(own),
  ])
  return { list, total }
}
