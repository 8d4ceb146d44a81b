const WINDOW_MS = 60_000
/** So many addresses within a minute are no visitors: counting begins anew, and memory stays small. */
const MAX_NETWORKS = 100_000

/** Counts events by address, in one window of a minute for all: a look-up and an addition for each event. */
export interface CollectLimit {
  /** @returns 0 for an event that may come, else the seconds until the next may */
  wait(network: string, now: number): number
}

/** @param max Events a minute from one address; 0 is no limit */
export function createCollectLimit(max: number): CollectLimit {
  const counts = new Map<string, number>()
  let start = -Infinity
  return {
    wait(network, now) {
      if (max === 0) return 0
      const isOver = now - start >= WINDOW_MS || now < start
      if (isOver || counts.size >= MAX_NETWORKS) counts.clear()
      if (isOver) start = now
      const count = (counts.get(network) ?? 0) + 1
      counts.set(network, count)
      return count <= max ? 0 : Math.ceil((start + WINDOW_MS - now) / 1000)
    },
  }
}
