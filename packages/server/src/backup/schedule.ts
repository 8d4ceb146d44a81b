import { BackupError } from '../errors.ts'

/** A time of the day, in the time zone of the machine. */
export interface DayTime {
  hour: number
  minute: number
}

export interface BackupState {
  /** The instant of the last backup, ISO 8601; null where there is none. */
  last_at: string | null
  /** Whether the latest attempt has failed; the log says why. */
  has_failed: boolean
}

interface ScheduleOptions {
  time: DayTime
  /** The instant of the last backup in the folder. */
  readLast: () => Promise<Date | undefined>
  /** @throws {BackupError} */
  backUp: () => Promise<void>
  log: { error(message: string): void }
  now?: () => Date
  /** @default 30000 */
  lookEveryMs?: number
}

export interface Schedule {
  state(): BackupState
  /** Lets a backup under way end or fail. */
  stop(): Promise<void>
}

const LOOK_EVERY_MS = 30_000
/** A backup that has failed is tried again after this time. */
const RETRY_MS = 60 * 60 * 1000

/**
 * Makes a backup every day, and at the start where the last one is missing: the server did not run then, or there was
 * none before.
 */
export function startSchedule(options: ScheduleOptions): Schedule {
  const { time, readLast, backUp, log, now = () => new Date(), lookEveryMs = LOOK_EVERY_MS } = options
  let last: Date | undefined
  let failedAt: Date | undefined
  let running: Promise<void> | undefined

  async function look(): Promise<void> {
    try {
      const at = now()
      // What cannot be read now is not read twice a minute, each time with a line in the log.
      if (failedAt !== undefined && at.getTime() - failedAt.getTime() < RETRY_MS) return
      last = await readLast()
      if (last !== undefined && last >= lastDue(at, time)) return
      await backUp()
      failedAt = undefined
      last = await readLast()
    } catch (error) {
      failedAt = now()
      log.error(`The backup of this day was not made: ${error instanceof BackupError ? error.message : String(error)}`)
    }
  }

  const lookOnce = (): void => {
    running ??= look().finally(() => (running = undefined))
  }
  lookOnce()
  const timer = setInterval(lookOnce, lookEveryMs)

  return {
    state: () => ({ last_at: last?.toISOString() ?? null, has_failed: failedAt !== undefined }),
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
