/**
 * Delays between the attempts at a password, which grow with their number: three at once, then 1, 2, 4 … and at most 30
 * seconds. Nobody is locked out: a network that was told to wait, and has not tried often, gets a promise that its next
 * attempt is allowed, even where another one was faster meanwhile. The counts are in memory: a restart forgets them, as
 * does a quarter of an hour without an attempt.
 */
export interface AttemptDelays {
  /**
   * Counts an attempt before its outcome is known, so that many at once do not get around the delay.
   * @param key The account whose password is tried.
   * @param network The network that tries.
   * @param now Milliseconds of a clock that is never set back.
   * @returns 0 for an attempt that is allowed, else the seconds to wait, 1 to 30
   */
  wait(key: string, network: string, now: number): number
  /** Forgets the attempts counted under the key. */
  forget(key: string): void
}

/** The number of attempts without a delay: people mistype. */
const FREE_ATTEMPTS = 3
const FIRST_DELAY_MS = 1000
const LONGEST_DELAY_MS = 30_000
const FORGET_MS = 15 * 60 * 1000
/**
 * The number of promises that a network can get: a network that is new to the key comes before those that keep
 * guessing.
 */
const PROMISES_PER_NETWORK = 2
/** The number of promises at a time. It bounds the guesses from any number of networks. */
const MAX_PROMISES = 60
/** The time for which a promise holds once it is due. */
const PROMISE_MS = 60_000
/** The number of networks that are kept for one key; the oldest is forgotten first. */
const MAX_NETWORKS = 2000

interface Entry {
  count: number
  lastAt: number
  /** The time from which on anybody may try. */
  nextAt: number
  /** The number of attempts of each network. */
  tries: Map<string, number>
  /** The times from which on networks that were told to wait may try. */
  promises: Map<string, number>
}

/** @param size So many keys are known, the oldest are forgotten first: memory stays small. */
export function createAttemptDelays(size = 10_000): AttemptDelays {
  const entries = new Map<string, Entry>()

  function entryOf(key: string, now: number): Entry {
    const known = entries.get(key)
    if (known !== undefined && now - known.lastAt < FORGET_MS) return known
    entries.delete(key)
    makeRoom(entries, size)
    const entry: Entry = { count: 0, lastAt: now, nextAt: now, tries: new Map(), promises: new Map() }
    entries.set(key, entry)
    return entry
  }

  return {
    wait(key, network, now) {
      const entry = entryOf(key, now)
      const promisedAt = entry.promises.get(network)
      const mayAt = Math.min(entry.nextAt, promisedAt ?? Infinity)
      if (now < mayAt) {
        if (promisedAt === undefined) promise(entry, network, now)
        return Math.ceil((mayAt - now) / 1000)
      }
      entry.promises.delete(network)
      entry.count += 1
      entry.lastAt = now
      entry.nextAt = now + delayAfter(entry.count)
      countTry(entry, network)
      return 0
    },
    forget: (key) => void entries.delete(key),
  }
}

function countTry({ tries }: Entry, network: string): void {
  const count = (tries.get(network) ?? 0) + 1
  tries.delete(network)
  makeRoom(tries, MAX_NETWORKS)
  tries.set(network, count)
}

function promise(entry: Entry, network: string, now: number): void {
  const { promises, tries, nextAt } = entry
  for (const [other, at] of promises) {
    if (now <= at + PROMISE_MS) continue
    promises.delete(other)
    // A network that does not come back has used its promise; otherwise a few networks could hold all of them for ever.
    countTry(entry, other)
  }
  if (promises.size < MAX_PROMISES && (tries.get(network) ?? 0) < PROMISES_PER_NETWORK) promises.set(network, nextAt)
}

/** Removes the oldest entry of a map that is full. */
function makeRoom(map: Map<string, unknown>, size: number): void {
  const [oldest] = map.size < size ? [] : map.keys()
  if (oldest !== undefined) map.delete(oldest)
}

const delayAfter = (count: number): number =>
  count < FREE_ATTEMPTS ? 0 : Math.min(FIRST_DELAY_MS * 2 ** (count - FREE_ATTEMPTS), LONGEST_DELAY_MS)
