import { healthLimits } from '@sightline/api-client/contract'

/** A query of statistics that took long. */
export interface SlowQuery {
  /** When it ended, in milliseconds since 1970. */
  at: number
  /** The milliseconds that it ran, without its wait for a turn. */
  durationMs: number
  /** The rows that were read; undefined where the engine did not tell. */
  rows: number | undefined
  /** Undefined for a query about several sites. */
  siteId: number | undefined
}

/** Remembers in memory which queries of statistics were slow. */
export interface QueryLog {
  add(query: Omit<SlowQuery, 'at'>): void
  /** The number of queries since the start, and of the slow ones among them. */
  counts(): { total: number; slow: number; slowLastHour: number }
  /** The newest slow queries, the newest first. */
  latest(): readonly SlowQuery[]
}

const HOUR_MS = 3_600_000
/** More slow queries within an hour than that say nothing new. */
const KEPT = 1000

export function createQueryLog(now: () => number = Date.now): QueryLog {
  let total = 0
  let slow = 0
  let kept: SlowQuery[] = []
  return {
    add(query) {
      total += 1
      if (query.durationMs < healthLimits.slowMs) return
      slow += 1
      kept = [...kept.slice(1 - KEPT), { ...query, at: now() }]
    },
    counts: () => ({ total, slow, slowLastHour: kept.filter(({ at }) => at > now() - HOUR_MS).length }),
    latest: () => kept.slice(-healthLimits.slowQueries).toReversed(),
  }
}
