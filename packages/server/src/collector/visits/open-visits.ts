import { setImmediate } from 'node:timers/promises'
import { isOpenAt, type Visit } from './visit.ts'

const PRUNED_AT_ONCE = 20_000

/** The key of one visitor of one site. */
export type VisitKey = `${number}:${string}`

export const visitKey = (siteId: number, visitorId: string): VisitKey => `${siteId}:${visitorId}`

/** The result of replacing visits. `lost` means that the store holds older visits than this server knew, or none. */
export type Claim = 'done' | 'changed' | 'lost'

/** The store of the visits that may still continue. Several servers may share it, hence the promises. */
export interface OpenVisits {
  /** Whether the visits outlive this server by themselves; otherwise the checkpoint beside the spool keeps them. */
  readonly isShared: boolean
  get(keys: readonly VisitKey[]): Promise<Map<VisitKey, Visit>>
  /**
   * Replaces visits, all or none: only where each of `keys` is still as in `before`, which another server may have
   * changed. Repeating it with the same token changes nothing.
   */
  claim(token: string, keys: readonly VisitKey[], before: VisitMap, after: VisitMap): Promise<Claim>
  /** Accepts the stored visits from now on, once `work` has restored them. */
  renew(work: () => Promise<void>): Promise<void>
  /** The visits before the last claim of this server, if the claim had this token. */
  claimedFrom(token: string): Promise<Map<VisitKey, Visit> | undefined>
  /** Forgets the visits that no event can continue any more. */
  prune(now: number): Promise<VisitKey[]>
  /** Forgets the visits of these sites. */
  forgetSites(siteIds: readonly number[]): Promise<VisitKey[]>
  /** Whether the visits can be read and changed now. */
  areReachable(): boolean
  close(): Promise<void>
}

export type VisitMap = ReadonlyMap<VisitKey, Visit>

export interface OpenVisitsInMemory extends OpenVisits {
  set(visits: VisitMap): Promise<void>
}

/** Keeps the visits in this process; the checkpoint beside the spool outlives it. */
export function openVisitsInMemory(restored: VisitMap = new Map()): OpenVisitsInMemory {
  const visits = new Map(restored)
  const set = async (changed: VisitMap): Promise<void> => {
    for (const [key, visit] of changed) visits.set(key, visit)
  }
  return {
    isShared: false,
    set,
    async get(keys) {
      const found = new Map<VisitKey, Visit>()
      for (const key of keys) {
        const visit = visits.get(key)
        if (visit !== undefined) found.set(key, visit)
      }
      return found
    },
    async claim(_token, _keys, _before, after) {
      await set(after)
      return 'done'
    },
    renew: (work) => work(),
    // After a restart the process has the checkpoint's visits, which are those from before the claim.
    claimedFrom: async () => undefined,
    async prune(now) {
      const ended: VisitKey[] = []
      let count = 0
      for (const [key, visit] of visits) {
        if (!isOpenAt(visit, now)) ended.push(key)
        count += 1
        // There may be millions of visits, and no request may wait for all of them.
        if (count % PRUNED_AT_ONCE === 0) await setImmediate()
      }
      for (const key of ended) visits.delete(key)
      return ended
    },
    async forgetSites(siteIds) {
      const sites = new Set(siteIds)
      const forgotten: VisitKey[] = []
      for (const [key, { site_id }] of visits) if (sites.has(site_id)) forgotten.push(key)
      for (const key of forgotten) visits.delete(key)
      return forgotten
    },
    areReachable: () => true,
    close: async () => {},
  }
}
