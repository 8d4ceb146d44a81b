import { BackupError, BackupKeyError, StartError } from '../errors.ts'
import type { KeptBackups } from './kept-backups.ts'

/** A time of the day, in the time zone of the machine. */
export interface DayTime {
  hour: number
  minute: number
}

export interface ScheduleState {
  /** The backups that are there; undefined until they were read. */
  kept: KeptBackups | undefined
  /** Why the latest attempt to make one has failed, or why the last one cannot be read. */
  failure: BackupFailure | undefined
  /** Why the last one could not be verified. */
  verificationFailure: BackupFailure | undefined
  /** What is under way. */
  activity: 'backup' | 'verification' | undefined
  nextAt: Date
}

export interface BackupFailure {
  at: Date
  /** In one line; undefined where only the log says it. */
  reason: string | undefined
}

interface BackupAttempt extends BackupFailure {
  /** How long to wait before the next attempt. */
  waitMs: number
}

interface ScheduleOptions {
  time: DayTime
  readKept: () => Promise<KeptBackups>
  /** @returns a sentence about it @throws {BackupError} */
  backUp: () => Promise<string>
  /** Reads a backup again, and notes that. @throws {BackupError} */
  verify: (name: string) => Promise<void>
  log: { info(message: string): void; error(message: string): void }
  now?: () => Date
  /** @default 30000 */
  lookEveryMs?: number
}

export interface Schedule {
  state(): ScheduleState
  /** Lets what is under way end or fail. */
  stop(): Promise<void>
}

const LOOK_EVERY_MS = 30_000
/** A backup that has failed is tried again after this time, and then after twice as long each time. */
const FIRST_RETRY_MS = 5 * 60 * 1000
/** The longest time until an attempt; the only one where the cause does not pass by itself, and for a verification. */
const RETRY_MS = 60 * 60 * 1000

/**
 * Makes a backup every day, and at the start where the last one is missing: the server did not run then, or there was
 * none before. Then verifies it.
 */
export function startSchedule(options: ScheduleOptions): Schedule {
  const { time, readKept, backUp, verify, log, now = () => new Date(), lookEveryMs = LOOK_EVERY_MS } = options
  let kept: KeptBackups | undefined
  let failure: BackupAttempt | undefined
  let verificationFailure: BackupFailure | undefined
  let activity: ScheduleState['activity']
  let running: Promise<void> | undefined

  const isRecent = (one: BackupFailure | undefined, waitMs = RETRY_MS) =>
    one !== undefined && now().getTime() - one.at.getTime() < waitMs

  function failed(what: string, error: unknown): BackupFailure {
    const reason = reasonOf(error)
    log.error(`${what}: ${reason ?? String(error)}`)
    return { at: now(), reason }
  }

  async function look(): Promise<void> {
    // What cannot be read now is not read twice a minute, each time with a line in the log.
    if (isRecent(failure, failure?.waitMs)) return
    let what = 'The folder of backups cannot be read'
    try {
      kept = await readKept()
      if (kept.lastAt === undefined || kept.lastAt < lastDue(now(), time)) {
        what = 'The backup of this day was not made'
        activity = 'backup'
        log.info(`The backup of this day is made. ${(await backUp()).replaceAll('\n', ' ')}`)
        kept = await readKept()
        verificationFailure = undefined
      }
      what = 'The last backup cannot be read'
      if (kept.unreadable !== undefined) throw kept.unreadable
      failure = undefined
    } catch (error) {
      activity = undefined
      failure = { ...failed(what, error), waitMs: waitAfter(error, failure) }
      return
    }
    await verifyLast(kept.last)
    activity = undefined
  }

  async function verifyLast(last: KeptBackups['last']): Promise<void> {
    if (last?.verifiedAt !== undefined) verificationFailure = undefined
    if (last === undefined || last.verifiedAt !== undefined || isRecent(verificationFailure)) return
    activity = 'verification'
    try {
      await verify(last.name)
      kept = await readKept()
      verificationFailure = undefined
    } catch (error) {
      verificationFailure = failed('The last backup could not be verified', error)
    }
  }

  const nextAt = (): Date =>
    failure === undefined ? nextDue(now(), time) : new Date(failure.at.getTime() + failure.waitMs)

  const lookOnce = (): void => {
    running ??= look().finally(() => (running = undefined))
  }
  lookOnce()
  const timer = setInterval(lookOnce, lookEveryMs)

  return {
    state: () => ({ kept, failure, verificationFailure, activity, nextAt: nextAt() }),
    async stop() {
      clearInterval(timer)
      await running
    },
  }
}

/** What administrators are told; another error may hold an address of a store, and is only in the log. */
function reasonOf(error: unknown): string | undefined {
  const isOfSystem = error instanceof Error && 'code' in error && 'syscall' in error && 'path' in error
  return error instanceof BackupError || error instanceof StartError || isOfSystem ? error.message : undefined
}

/** No attempt removes the cause where another setting has to. */
function waitAfter(error: unknown, before: BackupAttempt | undefined): number {
  if (error instanceof BackupKeyError) return RETRY_MS
  return before === undefined ? FIRST_RETRY_MS : Math.min(2 * before.waitMs, RETRY_MS)
}

/** The latest instant, not after `now`, at which it was this time of the day. */
export function lastDue(now: Date, { hour, minute }: DayTime): Date {
  const today = new Date(now.getFullYear(), now.getMonth(), now.getDate(), hour, minute)
  if (today <= now) return today
  return new Date(now.getFullYear(), now.getMonth(), now.getDate() - 1, hour, minute)
}

/** The first instant after `now` at which it is this time of the day. */
export function nextDue(now: Date, { hour, minute }: DayTime): Date {
  const today = new Date(now.getFullYear(), now.getMonth(), now.getDate(), hour, minute)
  if (today > now) return today
  return new Date(now.getFullYear(), now.getMonth(), now.getDate() + 1, hour, minute)
}
