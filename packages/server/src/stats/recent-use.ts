/** The recent use of a shared resource by key, in milliseconds; half of it is forgotten in `HALF_LIFE_MS`. */
export interface RecentUse {
  add(key: string, ms: number): void
  /** The recent use; undefined for an unknown key. */
  of(key: string): number | undefined
}

const HALF_LIFE_MS = 30_000
/** The number of keys that are kept; the one that was used the longest ago is forgotten first. */
const KEYS = 10_000

export function createRecentUse(now: () => number): RecentUse {
  const uses = new Map<string, { ms: number; at: number }>()

  function of(key: string): number | undefined {
    const known = uses.get(key)
    return known && known.ms * 0.5 ** ((now() - known.at) / HALF_LIFE_MS)
  }

  return {
    of,
    add(key, ms) {
      const sum = (of(key) ?? 0) + ms
      uses.delete(key)
      const [oldest] = uses.size < KEYS ? [] : uses.keys()
      if (oldest !== undefined) uses.delete(oldest)
      uses.set(key, { ms: sum, at: now() })
    },
  }
}
