import { isOpenAt, type Visit } from './visits.ts'

/** One person on one site. */
export type VisitKey = `${number}:${string}`

export const visitKey = (siteId: number, visitorId: string): VisitKey => `${siteId}:${visitorId}`

/** Where the visits lie that may still go on. Several servers may share them, hence the promises. */
export interface OpenVisits {
  get(keys: readonly VisitKey[]): Promise<Map<VisitKey, Visit>>
  set(visits: ReadonlyMap<VisitKey, Visit>): Promise<void>
  /** Forgets the visits that no event can continue any more. */
  prune(now: number): Promise<VisitKey[]>
}

/** In this process; what outlives it is the checkpoint beside the spool. */
export function openVisitsInMemory(restored: ReadonlyMap<VisitKey, Visit> = new Map()): OpenVisits {
  const visits = new Map(restored)
  return {
    async get(keys) {
      const found = new Map<VisitKey, Visit>()
      for (const key of keys) {
        const visit = visits.get(key)
        if (visit !== undefined) found.set(key, visit)
      }
      return found
    },
    async set(changed) {
      for (const [key, visit] of changed) visits.set(key, visit)
    },
    async prune(now) {
      const ended = [...visits].filter(([, visit]) => !isOpenAt(visit, now)).map(([key]) => key)
      for (const key of ended) visits.delete(key)
      return ended
    },
  }
}
