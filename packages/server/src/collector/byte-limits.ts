import type { CollectLimit } from '@sightline/api-client/contract'
import { createRateLimit } from '../rate-limit.ts'

/**
 * Limits the bytes of events that may be written to the disk within a window, from one sender and for one site. The
 * counts are in memory: a restart forgets them.
 */
export interface ByteLimits {
  /**
   * Counts the lines of an event, or none of them where one would go beyond a limit. What comes first in a window may
   * be longer than the limit: it would never fit.
   * @param network Of the sender; undefined for one that has no limit @param now Milliseconds since 1970
   * @returns the limit; undefined where all may be written
   */
  count(network: string | undefined, lines: readonly SiteLine[], now: number): ExceededLimit | undefined
  /** Takes lines back that were counted at that time, and were not written. */
  takeBack(network: string | undefined, lines: readonly SiteLine[], countedAt: number): void
}

export interface SiteLine {
  siteId: number
  bytes: number
}

export interface ExceededLimit {
  limit: CollectLimit
  /** The bytes allowed within a window. */
  max: number
  /** The seconds until the next window. */
  seconds: number
}

export interface ByteLimitOptions {
  /** Bytes within a window from one sender; 0 is no limit. */
  address: number
  /** Bytes within a window for one site; 0 is no limit. */
  site: number
  windowMs: number
}

export function createByteLimits({ address, site, windowMs }: ByteLimitOptions): ByteLimits {
  // Apart, so that many senders do not push a site out.
  const addresses = createRateLimit({ max: address, windowMs })
  const sites = createRateLimit({ max: site, windowMs })

  const countsOf = (network: string | undefined, lines: readonly SiteLine[]) =>
    [
      ...(network === undefined
        ? []
        : [{ limit: 'address_bytes', by: addresses, max: address, key: network, bytes: bytesOf(lines) } as const]),
      ...lines.map(
        ({ siteId, bytes }) => ({ limit: 'site_bytes', by: sites, max: site, key: String(siteId), bytes }) as const,
      ),
    ].filter(({ max }) => max > 0)

  return {
    count(network, lines, now) {
      const counts = countsOf(network, lines)
      for (const { limit, by, max, key, bytes } of counts) {
        const { count, msLeft } = by.count(key, now, 0)
        if (count > 0 && count + bytes > max) return { limit, max, seconds: Math.ceil(msLeft / 1000) }
      }
      for (const { by, key, bytes } of counts) by.count(key, now, bytes)
      return undefined
    },
    takeBack(network, lines, countedAt) {
      for (const { by, key, bytes } of countsOf(network, lines)) by.takeBack(key, countedAt, bytes)
    },
  }
}

const bytesOf = (lines: readonly SiteLine[]): number => lines.reduce((sum, { bytes }) => sum + bytes, 0)

/** Counts nothing. */
export const noByteLimits: ByteLimits = { count: () => undefined, takeBack: () => {} }
