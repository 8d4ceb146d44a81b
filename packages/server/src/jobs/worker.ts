import type { JobKind } from '@sightline/api-client/contract'
import { setImmediate as nextTurn, setTimeout as sleep } from 'node:timers/promises'
import { ApiError } from '../errors.ts'
import { createFairOrder } from './fair-order.ts'
import { throughGate, type Gate } from './gate.ts'
import { endWithNotice } from './end-with-notice.ts'
import { describeDamage } from '../store/clickhouse/broken-parts.ts'
import { isUnavailable } from '../store/clickhouse/select.ts'
import { isDiskFull } from '../store/disk-space.ts'
import type { Database } from '../store/relational/database.ts'
import {
  claimNextJob,
  keepClaim,
  listClaimableJobs,
  recordReason,
  readJobFile,
  releaseJob,
  saveProgress,
  type ClaimedJob,
  type Progress,
} from '../store/relational/jobs/jobs.ts'

/** A part of a job. `keep` writes its effect in the transaction that also notes the progress. */
export interface Step extends Progress {
  keep?: (transaction: Database) => Promise<void>
  /** Whether jobs of other sites may come before the next step. @default false */
  canPause?: boolean
}

/** A job in hand. */
export interface CurrentJob extends Pick<ClaimedJob, 'id' | 'owner_id' | 'input' | 'done' | 'total' | 'created_at'> {
  readFile(): Promise<Uint8Array>
  /** Ends what the job waits for: it was cancelled, or the server stops. */
  signal: AbortSignal
}

/** Does a job from the part after `done` on, step by step. What a step does outside its `keep` may happen again. */
export type Work = (job: CurrentJob) => AsyncIterable<Step>

export interface Worker {
  /** Says that there is a new job. */
  wake(): void
  /** The job has ended; nothing more of it is to be done. */
  leave(jobId: number): void
  stop(): Promise<void>
}

interface WorkerOptions {
  db: Database
  kind: JobKind
  work: Work
  serverId: string
  log: { warn(message: string): void; error(message: string): void }
  now: () => Date
  /**
   * The time for which a job that can pause runs while those of other sites wait; undefined runs one job after the
   * other. Milliseconds.
   */
  turnMs?: number | undefined
  /** While it is closed, every job is between two steps. */
  gate: Gate
}

/** The longest time that a job waits when nothing wakes this server: a job of a command, or of a server that ended. */
const LOOK_EVERY_MS = 1000
/** A claim that was not kept for a minute may be taken over. */
const KEEP_CLAIM_MS = 15_000
const PAUSE_MS = { first: 500, longest: 30_000, withoutRoom: 5000 }
const ATTEMPTS = 5

/** Works on the jobs of one kind, one after the other. */
export function startWorker({ db, kind, work, serverId, log, now, turnMs, gate }: WorkerOptions): Worker {
  const order = turnMs === undefined ? undefined : createFairOrder()
  const stopping = new AbortController()
  let waking = new AbortController()
  let current: { jobId: number; leaving: AbortController } | undefined
  const running = run()

  async function run(): Promise<void> {
    while (!stopping.signal.aborted) {
      // A call of `wake` from here on ends the wait below.
      waking = new AbortController()
      const job = await claimNextJob(db, { kind, serverId }, now(), order?.choose).catch((error: Error) => {
        if (!stopping.signal.aborted) log.warn(`Jobs cannot be read: ${error.message}`)
      })
      if (job === undefined) await pause(LOOK_EVERY_MS, AbortSignal.any([waking.signal, stopping.signal]))
      else await doJob(job)
    }
  }

  async function doJob(job: ClaimedJob): Promise<void> {
    const leaving = new AbortController()
    current = { jobId: job.id, leaving }
    const signal = AbortSignal.any([leaving.signal, stopping.signal])
    const claimTimer = setInterval(() => {
      keepClaim(db, job.id, serverId, now()).then(
        (isOurs) => !isOurs && leaving.abort(),
        () => {},
      )
    }, KEEP_CLAIM_MS)
    try {
      await attempts(job, signal)
    } finally {
      clearInterval(claimTimer)
      current = undefined
    }
  }

  async function attempts(job: ClaimedJob, signal: AbortSignal): Promise<void> {
    let progress: Progress = { done: job.done, total: job.total }
    let turnEnd = Infinity
    for (let failures = 0; ;) {
      try {
        const inHand = { ...job, ...progress, readFile: () => readJobFile(db, job.id), signal }
        for await (const step of throughGate(work(inHand), gate)) {
          // Requests come first.
          await nextTurn()
          if (signal.aborted) return
          const isKept = await saveProgress(db, job.id, serverId, progress.done, step, now(), step.keep)
          if (!isKept) return
          progress = { done: step.done, total: step.total }
          failures = 0
          // A turn begins with its first step: what comes before one is done anew each time.
          if (turnEnd === Infinity && turnMs !== undefined) turnEnd = performance.now() + turnMs
          if (step.canPause === true && performance.now() > turnEnd && (await isOthersTurn(job)))
            return await releaseJob(db, job.id, serverId, now())
        }
        if (!signal.aborted) await endWithNotice(db, job, { status: 'succeeded', error: null }, now(), serverId)
        return
      } catch (error) {
        if (signal.aborted) return
        failures += 1
        const damage = describeDamage(error)
        const reason = damage ?? (error as Error).message.slice(0, 300)
        const isWaiting = isWithoutRoom(error)
        // A waiting job may wait for days, so only the first failure is logged.
        if (!isWaiting || failures === 1) log.warn(`Job ${job.id} (${kind}) met a failure: ${reason}`)
        if (isWaiting) {
          await recordReason(db, job.id, serverId, 'waits_for_room').catch(() => {})
          await pause(Math.min(PAUSE_MS.first * 2 ** failures, PAUSE_MS.withoutRoom), signal)
          if (signal.aborted) return
          continue
        }
        // Damage does not pass, and each attempt would say it again.
        if (damage !== undefined || isFinal(error) || (failures >= ATTEMPTS && !isUnavailable(error)))
          return fail(job, error)
        await pause(Math.min(PAUSE_MS.first * 2 ** failures, PAUSE_MS.longest), signal)
        if (signal.aborted) return
      }
    }
  }

  const isOthersTurn = async ({ id }: ClaimedJob): Promise<boolean> =>
    order?.isOthersTurn(await listClaimableJobs(db, { kind, serverId }, now()), id) === true

  async function fail(job: ClaimedJob, error: unknown): Promise<void> {
    const key = error instanceof ApiError ? error.key : 'internal_error'
    await endWithNotice(db, job, { status: 'failed', error: key }, now(), serverId).catch((failure: Error) => {
      // The job stays claimed, and is tried again at the next start.
      log.error(`Job ${job.id} (${kind}) cannot be ended: ${failure.message}`)
    })
  }

  return {
    wake: () => waking.abort(),
    leave(jobId) {
      if (current?.jobId === jobId) current.leaving.abort()
    },
    async stop() {
      stopping.abort()
      await running
    },
  }
}

/** The disk is full, or less of it is free than imports and exports leave: whoever looks is told, and it goes on by itself. */
const isWithoutRoom = (error: unknown): boolean =>
  isDiskFull(error) || (error instanceof ApiError && error.key === 'disk_full')

const isFinal = (error: unknown): boolean => error instanceof ApiError

async function pause(ms: number, signal: AbortSignal): Promise<void> {
  await sleep(ms, undefined, { signal }).catch(() => {})
}
