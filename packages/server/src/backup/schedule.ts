import { BackupError } from '../errors.ts'
import type { KeptBackups } from './kept-backups.ts'

/** A time of the day, in the time zone of the machine. */
export interface DayTime {
  hour: number
  minute: number
}

export interface ScheduleState {
  /** The backups that are there; undefined until they were read. */
  kept: KeptBackups | undefined
  /** Why the latest attempt to make one has failed. */
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

interface ScheduleOptions {
  time: DayTime
  readKept: () => Promise<KeptBackups>
  /** @throws {BackupError} */
  backUp: () => Promise<void>
  /** Reads a backup again, and notes that. @throws {BackupError} */
  verify: (name: string) => Promise<void>
  log: { error(message: string): void }
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
/** What has failed is tried again after this time. */
const RETRY_MS = 60 * 60 * 1000

/**
 * Makes a backup every day, and at the start where the last one is missing: the server did not run then, or there was
 * none before. Then verifies it.
 */
export function startSchedule(options: ScheduleOptions): Schedule {
  const { time, readKept, backUp, verify, log, now = () => new Date(), lookEveryMs = LOOK_EVERY_MS } = options
  let kept: KeptBackups | undefined
  let failure: BackupFailure | undefined
  let verificationFailure: BackupFailure | undefined
  let activity: ScheduleState['activity']
  let running: Promise<void> | undefined

  const isRecent = (one: BackupFailure | undefined) =>
    one !== undefined && now().getTime() - one.at.getTime() < RETRY_MS

  function failed(what: string, error: unknown): BackupFailure {
    const reason = error instanceof BackupError ? error.message : undefined
    log.error(`${what}: ${reason ?? String(error)}`)
    return { at: now(), reason }
  }

  async function look(): Promise<void> {
    // What cannot be read now is not read twice a minute, each time with a line in the log.
    if (isRecent(failure)) return
    try {
      kept = await readKept()
      if (kept.last === undefined || kept.last.at < lastDue(now(), time)) {
        activity = 'backup'
        await backUp()
        kept = await readKept()
        verificationFailure = undefined
      }
      failure = undefined
    } catch (error) {
      activity = undefined
      failure = failed('The backup of this day was not made', error)
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

  const nextAt = (): Date => (failure === undefined ? nextDue(now(), time) : new Date(failure.at.getTime() + RETRY_MS))

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
