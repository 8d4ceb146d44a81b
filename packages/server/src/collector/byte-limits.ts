import type { CollectLimit } from '@sightline/api-client/contract'

/** How many bytes of events may be written to the disk within a window, from one sender and for one site. In memory: a restart forgets. */
export interface ByteLimits {
  /**
   * Counts the lines of an event, or none of them where one would go beyond a limit.
   * @param network Of the sender; undefined for one that has no limit @param now Milliseconds since 1970
   * @returns the limit; undefined where all may be written
   */
  count(network: string | undefined, lines: readonly SiteLine[], now: number): ExceededLimit | undefined
}

export interface SiteLine {
  siteId: number
  bytes: number
}

export interface ExceededLimit {
  limit: CollectLimit
  /** What may come within a window. */
  max: number
  /** Until it may come again. */
  seconds: number
}

export interface ByteLimitOptions {
  /** Bytes within a window from one sender; 0 is no limit. */
  address: number
  /** Bytes within a window for one site; 0 is no limit. */
  site: number
  windowMs: number
}

interface Window {
  bytes: number
  start: number
}

/** So many senders are known, the oldest windows are forgotten first. */
const SIZE = 100_000

export function createByteLimits({ address, site, windowMs }: ByteLimitOptions): ByteLimits {
  const windows = new Map<string, Window>()

  function windowOf(key: string, now: number): Window {
    const known = windows.get(key)
    if (known !== undefined && now >= known.start && now - known.start < windowMs) return known
    windows.delete(key)
    const [oldest] = windows.size < SIZE ? [] : windows.keys()
    if (oldest !== undefined) windows.delete(oldest)
    const window = { bytes: 0, start: now }
    windows.set(key, window)
    return window
  }

  return {
    count(network, lines, now) {
      const total = lines.reduce((sum, { bytes }) => sum + bytes, 0)
      const counts = [
        ...(network === undefined
          ? []
          : [{ limit: 'address_bytes', max: address, key: `address ${network}`, bytes: total } as const]),
        ...lines.map(
          ({ siteId, bytes }) => ({ limit: 'site_bytes', max: site, key: `site ${siteId}`, bytes }) as const,
        ),
      ]
        .filter(({ max }) => max > 0)
        .map((one) => ({ ...one, window: windowOf(one.key, now) }))
      const exceeded = counts.find(({ window, bytes, max }) => window.bytes + bytes > max)
      if (exceeded !== undefined) {
        const seconds = Math.ceil((exceeded.window.start + windowMs - now) / 1000)
        return { limit: exceeded.limit, max: exceeded.max, seconds }
      }
      for (const { window, bytes } of counts) window.bytes += bytes
      return undefined
    },
  }
}

/** Counts nothing. */
export const noByteLimits: ByteLimits = { count: () => undefined }
