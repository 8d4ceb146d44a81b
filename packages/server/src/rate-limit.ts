/**
 * Counts requests by a key, such as an address, in a window of time that begins with the key's first one. The counts
 * are in memory: a restart forgets them.
 */
export interface RateLimit {
  /** @param now In milliseconds since 1970 @param amount How much is counted; 0 only reads @default 1 */
  count(key: string, now: number, amount?: number): RateLimitCount
  /** Subtracts an amount that was counted at that time, unless its window is over. */
  takeBack(key: string, countedAt: number, amount: number): void
  /** Counts one more request. @returns 0 for a request that is allowed, else the seconds until the next one is */
  wait(key: string, now: number): number
  /** Forgets the requests counted under the key. */
  forget(key: string): void
}

export interface RateLimitCount {
  /** The amount within the window, this one included. */
  count: number
  /** The milliseconds until the window ends. */
  msLeft: number
}

export interface RateLimitOptions {
  /** The number of requests in a window, which may change; 0 is no limit. */
  max: number | (() => number)
  windowMs: number
  /**
   * The number of keys that are kept; the oldest windows are forgotten first, so that memory stays small. @default
   * 100000
   */
  size?: number
}

export function createRateLimit({ max, windowMs, size = 100_000 }: RateLimitOptions): RateLimit {
  const windows = new Map<string, { count: number; start: number }>()

  /** The window of a key; a clock that was set back keeps nobody out for longer than a window. */
  function windowAt(key: string, now: number) {
    const known = windows.get(key)
    return known !== undefined && now >= known.start && now - known.start < windowMs ? known : undefined
  }

  function count(key: string, now: number, amount = 1): RateLimitCount {
    const known = windowAt(key, now)
    if (known !== undefined) {
      known.count += amount
      return { count: known.count, msLeft: known.start + windowMs - now }
    }
    if (amount > 0) {
      windows.delete(key)
      const [oldest] = windows.size < size ? [] : windows.keys()
      if (oldest !== undefined) windows.delete(oldest)
      windows.set(key, { count: amount, start: now })
    }
    return { count: amount, msLeft: windowMs }
  }

  return {
    count,
    takeBack(key, countedAt, amount) {
      const known = windowAt(key, countedAt)
      if (known !== undefined) known.count = Math.max(0, known.count - amount)
    },
    wait(key, now) {
      const most = typeof max === 'number' ? max : max()
      if (most === 0) return 0
      const counted = count(key, now)
      return counted.count <= most ? 0 : Math.ceil(counted.msLeft / 1000)
    },
    forget: (key) => void windows.delete(key),
  }
}
