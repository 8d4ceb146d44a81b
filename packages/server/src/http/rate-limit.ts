/** Counts by a key, such as an address, in a window of time that begins with the key's first one. In memory: a restart forgets. */
export interface RateLimit {
  /** Counts one more. @param now In milliseconds since 1970 */
  count(key: string, now: number): Counted
  /** Counts one more. @returns 0 for one that may come, else the seconds until the next may */
  wait(key: string, now: number): number
  /** What was counted by the key is forgotten. */
  forget(key: string): void
}

export interface Counted {
  /** Within the window, this one among them. */
  count: number
  /** Milliseconds until the window ends. */
  msLeft: number
}

export interface RateLimitOptions {
  /** How many may come in a window; 0 is no limit. */
  max: number
  windowMs: number
  /** So many keys are known, the oldest windows are forgotten first: memory stays small. @default 100000 */
  size?: number
}

export function createRateLimit({ max, windowMs, size = 100_000 }: RateLimitOptions): RateLimit {
  const windows = new Map<string, { count: number; start: number }>()

  function count(key: string, now: number): Counted {
    const known = windows.get(key)
    // A clock that was set back keeps nobody out for longer than a window.
    if (known !== undefined && now >= known.start && now - known.start < windowMs) {
      known.count += 1
      return { count: known.count, msLeft: known.start + windowMs - now }
    }
    windows.delete(key)
    const [oldest] = windows.size < size ? [] : windows.keys()
    if (oldest !== undefined) windows.delete(oldest)
    windows.set(key, { count: 1, start: now })
    return { count: 1, msLeft: windowMs }
  }

  return {
    count,
    wait(key, now) {
      if (max === 0) return 0
      const counted = count(key, now)
      return counted.count <= max ? 0 : Math.ceil(counted.msLeft / 1000)
    },
    forget: (key) => void windows.delete(key),
  }
}

/** The same count, as `@fastify/rate-limit` asks for it: one for the calls that share a limit. */
export class RateLimitStore {
  readonly #limit = createRateLimit({ max: Infinity, windowMs: CALLS_WINDOW_MS })

  incr(key: string, done: (error: Error | null, counted: { current: number; ttl: number }) => void): void {
    const { count, msLeft } = this.#limit.count(key, Date.now())
    done(null, { current: count, ttl: msLeft })
  }

  child(): RateLimitStore {
    return new RateLimitStore()
  }
}

/** Of all calls that have a limit. */
export const CALLS_WINDOW_MS = 60_000
