import { lifetimeOf, type Lifetime } from './jwt.ts'

/** Tracks how much of their lifetimes tokens have left, independent of this machine's clock. */
export interface TokenLifetimes {
  /** @param now The service's time at this moment, in milliseconds since 1970. */
  learn(now: number): void
  /** Starts to measure the lifetime of a token that was issued just now. */
  begin(token: string): void
  /** The remaining lifetime; undefined for a token without an end. */
  of(token: string): RemainingLifetime | undefined
}

export interface RemainingLifetime {
  /** The remaining milliseconds; Infinity where they are unknown. */
  left: number
  /** Whether it is time for the next token. */
  isDue: boolean
}

/** The milliseconds before a token's end from which on it is due, or a fifth of its lifetime where that is less. */
const usualMargin = 60_000

/**
 * The lifetime of a token that has just arrived is measured from then on. For one that was found in the storage only
 * its expiry time is known: it is compared with the service's time, as far as responses have told it, else with this
 * machine's.
 */
export function createTokenLifetimes(): TokenLifetimes {
  let offset = 0
  let newest: { token: string; left: number; elapsed: () => number } | undefined
  const now = () => Date.now() + offset
  const learn = (instant: number) => {
    offset = instant - Date.now()
  }

  return {
    learn,
    begin(token) {
      const lifetime = lifetimeOf(token)
      if (lifetime === undefined) return
      if (lifetime.issuedAt !== undefined) learn(lifetime.issuedAt)
      const left = lifetime.expiresAt - now()
      // A token that seems due on arrival would be exchanged without end, so it is used until it is rejected.
      newest = { token, left: left > marginOf(lifetime) ? left : Infinity, elapsed: stopwatch() }
    },
    of(token) {
      const lifetime = lifetimeOf(token)
      if (lifetime === undefined) return undefined
      const margin = marginOf(lifetime)
      if (token === newest?.token) {
        const left = newest.left - newest.elapsed()
        return { left, isDue: left < margin }
      }
      const left = lifetime.expiresAt - now()
      // A token from the future shows that this clock is behind, by an unknown amount.
      const isFromTheFuture = (lifetime.issuedAt ?? -Infinity) - now() > usualMargin
      return { left, isDue: left < margin || isFromTheFuture }
    },
  }
}

const marginOf = ({ issuedAt = -Infinity, expiresAt }: Lifetime) => Math.min(usualMargin, (expiresAt - issuedAt) / 5)

/**
 * Measures the milliseconds since now. One clock can be set, the other may stop while the machine sleeps, so the larger
 * value counts.
 */
function stopwatch(): () => number {
  const set = Date.now()
  const steady = performance.now()
  return () => Math.max(Date.now() - set, performance.now() - steady)
}
