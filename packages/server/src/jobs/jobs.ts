import { limitSettings, type JobKind } from '@sightline/api-client/contract'
import { setTimeout as sleep } from 'node:timers/promises'
import { ApiError } from '../errors.ts'
import type { Database } from '../store/relational/database.ts'
import {
  endJob,
  findJob,
  uncancelledKinds,
  insertJob,
  removeJobsBefore,
  requeueFailedJobs,
  type Job,
} from '../store/relational/jobs/jobs.ts'
import { createGate } from './gate.ts'
import { startWorker, type Work } from './worker.ts'

export interface NewJob {
  kind: JobKind
  ownerId: number
  /** Kept as JSON. */
  input: Readonly<Record<string, unknown>>
  file?: Uint8Array
  /** The amount of work, where it is known before the job begins. */
  total?: number
}

/** Long work that survives a restart. */
export interface Jobs {
  /**
   * Keeps the job and begins with it as soon as the ones before are done.
   * @param within A transaction that the insertion of the job is part of
   * @returns its id
   */
  start(job: NewJob, within?: Database): Promise<number>
  /** Stops a job; what it has done so far stays. @throws {ApiError} job_ended, job_not_cancellable */
  cancel(jobId: number): Promise<void>
  /** Says that a job of a kind was queued again. */
  wake(kind: JobKind): void
  /**
   * Waits until every job is between two steps, and keeps them there.
   * @param signal Ends the wait
   * @returns what lets them go on
   */
  pause(signal: AbortSignal): Promise<() => void>
  /** Ends after the step in hand; jobs under way go on with the next start. */
  stop(): Promise<void>
}

export interface JobsOptions {
  db: Database
  work: Readonly<Record<JobKind, Work>>
  /** Names this server towards others on the same database, and is the same after a restart. */
  serverId: string
  log: { warn(message: string): void; error(message: string): void }
  /** The days for which a job that has ended is kept. @default 30 */
  keptDays?: () => number
  now?: () => Date
  /**
   * The time for which the import or export of one site runs while those of others wait. Milliseconds. @default 2000
   */
  turnMs?: number
}

/** Nobody could ask for these again, as what they were about is gone: they are done in the end. */
const UNSTOPPABLE = uncancelledKinds

/** Whether a job can be stopped now. */
export const isCancellable = ({ kind, finished_at }: Pick<Job, 'kind' | 'finished_at'>): boolean =>
  finished_at === null && !UNSTOPPABLE.includes(kind)

/** Anybody may have many of these, and large ones. */
const FAIR: readonly JobKind[] = ['check_import', 'import_events', 'export_events']
const TURN_MS = 2000

const DAY_MS = 24 * 60 * 60 * 1000
const REMOVAL_EVERY_MS = 60 * 60 * 1000
/** The time for which a stop waits for the running step. */
const STOP_MS = 2000

/**
 * Goes on with the jobs that are left, among them those that have failed and must be done, and takes new ones. One of each
 * kind is worked on at a time, in order; imports of several sites take turns, and so do exports.
 */
export function startJobs({
  db,
  work,
  serverId,
  log,
  keptDays = () => limitSettings.job_days.usual,
  now = () => new Date(),
  turnMs = TURN_MS,
}: JobsOptions): Jobs {
  const kinds = Object.entries(work) as [JobKind, Work][]
  const gate = createGate()
  const workers = new Map(
    kinds.map(([kind, workOfKind]) => [
      kind,
      startWorker({
        db,
        kind,
        work: workOfKind,
        serverId,
        log,
        now,
        turnMs: FAIR.includes(kind) ? turnMs : undefined,
        gate,
      }),
    ]),
  )
  const removeOldJobs = () =>
    removeJobsBefore(db, new Date(now().getTime() - keptDays() * DAY_MS)).catch((error: Error) =>
      log.warn(`Old jobs were not removed: ${error.message}`),
    )
  void removeOldJobs()
  requeueFailedJobs(db, UNSTOPPABLE, now()).then(
    () => workers.forEach((worker) => worker.wake()),
    (error: Error) => log.warn(`Jobs that have failed are not tried again: ${error.message}`),
  )
  const removalTimer = setInterval(() => void removeOldJobs(), REMOVAL_EVERY_MS)

  return {
    async start(job, within = db) {
      const id = await insertJob(within, job, now())
      workers.get(job.kind)?.wake()
      return id
    },
    async cancel(jobId) {
      const job = await findJob(db, jobId)
      if (job?.finished_at === null && !isCancellable(job)) throw new ApiError('job_not_cancellable')
      const isEnded = await endJob(db, jobId, { status: 'cancelled', error: null }, now())
      if (!isEnded) throw new ApiError('job_ended')
      for (const worker of workers.values()) worker.leave(jobId)
    },
    wake: (kind) => workers.get(kind)?.wake(),
    pause: (signal) => gate.close(signal),
    async stop() {
      clearInterval(removalTimer)
      const stopped = Promise.all([...workers.values()].map((worker) => worker.stop()))
      await Promise.race([stopped, sleep(STOP_MS, undefined, { ref: false })])
    },
  }
}
