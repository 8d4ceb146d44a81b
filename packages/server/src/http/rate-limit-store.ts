import { createRateLimit } from '../rate-limit.ts'

/** Counts calls for `@fastify/rate-limit`: one store for the calls that share a limit. */
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

/** The window of all limits on calls. */
export const CALLS_WINDOW_MS = 60_000
