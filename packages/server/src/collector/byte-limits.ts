import type { CollectLimit } from '@sightline/api-client/contract'
import { createRateLimit } from '../rate-limit.ts'

/**
 * Limits the bytes of events that may be written to the disk within a window, from one sender and for one site. The
 * counts are in memory: a restart forgets them.
 */
export interface ByteLimits {
  /**
   * Counts the lines of an event, or none of them where one would exceed a limit. The first event of a window may be
   * larger than the limit, as it would never fit otherwise.
   * @param network The sender's network; undefined for a sender without a limit. @param now Milliseconds since 1970.
   * @returns the limit that was exceeded; undefined where all lines may be written
   */
  count(network: string | undefined, lines: readonly SiteLine[], now: number): ExceededLimit | undefined
  /** Subtracts lines that were counted at that time and then not written. */
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
  /** The bytes within a window from one sender; 0 is no limit. */
  address: number
  /** The bytes within a window for one site; 0 is no limit. */
  site: number
  windowMs: number
}

export function createByteLimits({ address, site, windowMs }: ByteLimitOptions): ByteLimits {
  // Senders are counted apart from sites, so that many senders do not push out a site's count.
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

/** Limits nothing. */
export const noByteLimits: ByteLimits = { count: () => undefined, takeBack: () => {} }
