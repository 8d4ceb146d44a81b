import { TooManyAttemptsError } from '../errors.ts'

/**
 * Limits how often the password of one account is guessed, from however many addresses. In memory: a restart forgets.
 * Addresses from which the right password came before are counted apart, so that outsiders who use the attempts up do
 * not keep the owner out at the usual places.
 */
export interface Attempts {
  /** Counts an attempt before its outcome is known: many at once are no way round. @throws {TooManyAttemptsError} */
  begin(account: string, network: string, now: Date): void
  /** The password was right: what was counted is forgotten. */
  succeeded(account: string, network: string): void
}

export interface AttemptLimits {
  max: number
  windowMs: number
  /** How many accounts and how many addresses are remembered; the oldest is forgotten first. */
  size: number
}

export function createAttempts(limits: AttemptLimits = { max: 10, windowMs: 15 * 60 * 1000, size: 10_000 }): Attempts {
  const counts = new Map<string, { count: number; until: number }>()
  const usualPlaces = new Set<string>()
  const placeOf = (account: string, network: string): string => `${account}\n${network}`

  return {
    begin(account, network, now) {
      const place = placeOf(account, network)
      const key = usualPlaces.has(place) ? place : account
      const known = counts.get(key)
      const current =
        known !== undefined && known.until > now.getTime()
          ? known
          : { count: 0, until: now.getTime() + limits.windowMs }
      if (current.count >= limits.max) {
        throw new TooManyAttemptsError(Math.ceil((current.until - now.getTime()) / 1000))
      }
      counts.delete(key)
      makeRoom(counts, limits.size)
      counts.set(key, { ...current, count: current.count + 1 })
    },
    succeeded(account, network) {
      const place = placeOf(account, network)
      counts.delete(account)
      counts.delete(place)
      usualPlaces.delete(place)
      makeRoom(usualPlaces, limits.size)
      usualPlaces.add(place)
    },
  }
}

/** What was put in first leaves first. */
function makeRoom(kept: Map<string, unknown> | Set<string>, size: number): void {
  for (const oldest of kept.keys()) {
    if (kept.size < size) return
    kept.delete(oldest)
  }
}
