import { setTimeout as sleep } from 'node:timers/promises'

const RETRY_MS = { first: 100, longest: 5000 }
/** The number of failed attempts, over about three seconds, that make a stall: an engine that restarts takes less. */
const ATTEMPTS_OF_A_STALL = 5

/** Retries actions, with growing pauses, until they succeed or the server stops. */
export interface Retrier {
  /**
   * @param what The name of the action in the log.
   * @param mayPass Whether an error is temporary; any other is thrown. @default all are
   * @returns undefined when the server stops before the action has succeeded
   */
  until<Result>(
    what: string,
    attempt: () => Promise<Result>,
    mayPass?: (error: unknown) => boolean,
  ): Promise<Result | undefined>
  /** Whether an action has failed for longer than a restart takes. */
  isStalled(what: string): boolean
  /** Waits; ends early when the server stops. */
  pause(ms: number): Promise<void>
}

export function createRetrier(stopping: AbortSignal, log: { warn(message: string): void }): Retrier {
  const pause = (ms: number): Promise<void> => sleep(ms, undefined, { signal: stopping }).catch(() => {})
  const stalls = new Set<string>()
  return {
    pause,
    isStalled: (what) => stalls.has(what),
    async until(what, attempt, mayPass = () => true) {
      for (let attempts = 0; ; attempts += 1) {
        try {
          const result = await attempt()
          stalls.delete(what)
          return result
        } catch (error) {
          if (attempts >= ATTEMPTS_OF_A_STALL) stalls.add(what)
          if (stopping.aborted) return undefined
          if (!mayPass(error)) throw error
          if (attempts > 0) log.warn(`Events wait for ${what}: ${(error as Error).message.slice(0, 300)}`)
          await pause(Math.min(RETRY_MS.first * 2 ** attempts, RETRY_MS.longest))
        }
      }
    },
  }
}

/** Whether an error is one of a full disk, which may have room in a moment; accepted events wait. */
export const isAboutDisk = (error: unknown): boolean =>
  /^(SQLITE_FULL|SQLITE_IOERR|ENOSPC|EDQUOT|EFBIG)/.test(codeOf(error))

/**
 * Whether an error is one of too many open files: connections may take all that the server may open, until they end.
 */
export const isShortage = (error: unknown): boolean => /^(EMFILE|ENFILE|ENOMEM|EAGAIN)$/.test(codeOf(error))

const codeOf = (error: unknown): string => (error instanceof Error && 'code' in error ? String(error.code) : '')
