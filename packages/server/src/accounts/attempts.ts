import { TooManyAttemptsError } from '../errors.ts'
import type { RateLimit } from '../rate-limit.ts'

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

/** How many usual places are known; the oldest is forgotten first. */
const MOST_PLACES = 10_000

export function createAttempts(limit: Pick<RateLimit, 'wait' | 'forget'>): Attempts {
  const usualPlaces = new Set<string>()
  const placeOf = (account: string, network: string): string => `${account}\n${network}`

  return {
    begin(account, network, now) {
      const place = placeOf(account, network)
      const seconds = limit.wait(usualPlaces.has(place) ? place : account, now.getTime())
      if (seconds > 0) throw new TooManyAttemptsError(seconds)
    },
    succeeded(account, network) {
      const place = placeOf(account, network)
      limit.forget(account)
      limit.forget(place)
      usualPlaces.delete(place)
      const [oldest] = usualPlaces.size < MOST_PLACES ? [] : usualPlaces
      if (oldest !== undefined) usualPlaces.delete(oldest)
      usualPlaces.add(place)
    },
  }
}
