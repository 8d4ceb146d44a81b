import { createRecentUse } from './recent-use.ts'

/** The share of the engine that a query may take. */
export interface QueryShare {
  /** 1 comes before 2: whoever has lately used much, or asks about a site that has, comes behind, as does whoever is new. */
  priority: number
  /** Whether somebody has just asked about another site: then a query that comes behind takes no more than one processor. */
  isContended: boolean
}

/** The caller and the site of a query. */
export interface QuerySubject {
  identity: string
  /** Undefined for what is about several sites, which is small: the caller stands for itself. */
  site: number | undefined
}

/** Decides the share of the engine for each query, by the recent use of its caller and its site. */
export interface QueryShares {
  /** Notes that somebody asks. */
  ask(subject: QuerySubject): void
  shareOf(subject: QuerySubject): QueryShare
  /** Whether caller and site have lately used much while somebody asks about another site. Whoever is new has not. */
  isBehind(subject: QuerySubject): boolean
  /** The number of running queries of callers who have used much. */
  countBehind(): number
  /**
   * Notes that a query runs.
   * @returns What notes that it has ended, with the processor time that it took where that is known, and says after how
   * many milliseconds. The time that passes grows with the queries of others, and who is kept waiting has used nothing.
   */
  start(subject: QuerySubject): (costMs?: number) => number
}

/** Recent milliseconds of caller and site at the first priority, as a few open dashboards use them; each further one has twice as many. */
const FIRST_PRIORITY_MS = 10_000
const LAST_PRIORITY = 6
/** The assumed use of a caller without an earlier query: their first query may be the largest. */
const UNKNOWN_MS = 2 * FIRST_PRIORITY_MS
/** The time for which another site counts as one that is asked about. */
const CONTENDED_MS = 60_000

export function createQueryShares(now: () => number): QueryShares {
  const use = createRecentUse(now)
  /** The queries that run. */
  const starts = new Set<{ subject: QuerySubject; keys: string[]; at: number }>()
  /** The site that was asked about last, and the last one before it. */
  let latest = { site: -1, at: -Infinity }
  let latestOther = latest

  const keysOf = ({ identity, site }: QuerySubject): string[] =>
    site === undefined ? [identity] : [identity, `site ${site}`]

  /** The recent use of the caller and the site, running queries included. */
  function recentMs(subject: QuerySubject): number {
    const keys = keysOf(subject)
    let ms = keys.reduce((sum, key) => sum + (use.of(key) ?? 0), 0)
    for (const { keys: others, at } of starts) ms += others.filter((key) => keys.includes(key)).length * (now() - at)
    return ms
  }

  function isContended(site: number | undefined): boolean {
    const other = latest.site === site ? latestOther : latest
    return site !== undefined && now() - other.at < CONTENDED_MS
  }

  const isBehind = (subject: QuerySubject): boolean =>
    isContended(subject.site) && recentMs(subject) > FIRST_PRIORITY_MS

  return {
    ask({ site }) {
      if (site === undefined) return
      if (latest.site !== site) latestOther = latest
      latest = { site, at: now() }
    },

    shareOf(subject) {
      const unknownMs = use.of(subject.identity) === undefined ? UNKNOWN_MS : 0
      const ms = Math.max(recentMs(subject) + unknownMs, FIRST_PRIORITY_MS)
      const step = Math.ceil(Math.log2(ms / FIRST_PRIORITY_MS))
      return { priority: Math.min(1 + step, LAST_PRIORITY), isContended: isContended(subject.site) }
    },

    isBehind,
    countBehind: () => [...starts].filter(({ subject }) => isBehind(subject)).length,

    start(subject) {
      const start = { subject, keys: keysOf(subject), at: now() }
      starts.add(start)
      return (costMs) => {
        starts.delete(start)
        const ms = now() - start.at
        for (const key of start.keys) use.add(key, costMs ?? ms)
        return ms
      }
    },
  }
}
