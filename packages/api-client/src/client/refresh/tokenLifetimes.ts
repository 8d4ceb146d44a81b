import { lifetimeOf, type Lifetime } from './jwt.ts'

/** How much of their lifetimes tokens have left, whatever this machine's clock says. */
export interface TokenLifetimes {
  /** @param now The service's time at this moment, in milliseconds since 1970. */
  learn(now: number): void
  /** Starts to count the life of a token that was issued just now. */
  begin(token: string): void
  /** Undefined for a token that tells no end. */
  of(token: string): RemainingLifetime | undefined
}

export interface RemainingLifetime {
  /** Milliseconds; Infinity where nothing tells. */
  left: number
  /** Whether it is time for the next token. */
  isDue: boolean
}

/** Milliseconds before a token's end at which it is due, or a fifth of its life where that is less. */
const usualMargin = 60_000

/**
 * The life of a token that came just now is counted from then on. Of one that was found in the storage only the time
 * on it is known: it is compared with the service's, as far as answers have told that, and else with this machine's.
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
      // One that seems to be due when it comes would be exchanged without end: it is used until it is refused.
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
      // Issued later than it is now: the clock is behind, by nobody knows how much.
      const isFromTheFuture = (lifetime.issuedAt ?? -Infinity) - now() > usualMargin
      return { left, isDue: left < margin || isFromTheFuture }
    },
  }
}

const marginOf = ({ issuedAt = -Infinity, expiresAt }: Lifetime) => Math.min(usualMargin, (expiresAt - issuedAt) / 5)

/** Milliseconds since now. One clock can be set, the other may stand still while the machine sleeps: the larger counts. */
function stopwatch(): () => number {
  const set = Date.now()
  const steady = performance.now()
  return () => Math.max(Date.now() - set, performance.now() - steady)
}
