import { createRecentUse } from './recent-use.ts'

/** The share of the engine that a query may take. */
export interface QueryShare {
  /**
   * The priority of the query; 1 comes before 2. Callers and sites with much recent use come later, and so do new
   * callers.
   */
  priority: number
  /** Whether another site is being asked about: a query of low priority then uses one processor only. */
  isContended: boolean
}

/** The caller and the site of a query. */
export interface QuerySubject {
  identity: string
  /** The site; undefined for a query about several sites, which is small, so that only the caller counts. */
  site: number | undefined
}

/** Decides the share of the engine for each query, by the recent use of its caller and its site. */
export interface QueryShares {
  /** Records that a subject asks. */
  ask(subject: QuerySubject): void
  shareOf(subject: QuerySubject): QueryShare
  /**
   * Whether the caller and the site have used much recently while another site is asked about. New callers have not.
   */
  isBehind(subject: QuerySubject): boolean
  /** The number of running queries of callers who have used much. */
  countBehind(): number
  /**
   * Records that a query has started.
   * @returns a function that records its end and returns its duration in milliseconds. Give it the processor time
   * where that is known: the duration also grows with the queries of others, and waiting is not use.
   */
  start(subject: QuerySubject): (costMs?: number) => number
}

/**
 * The recent milliseconds of caller and site up to the first priority, which a few open dashboards use; each further
 * priority allows twice as many.
 */
const FIRST_PRIORITY_MS = 10_000
const LAST_PRIORITY = 6
/** The assumed use of a caller without an earlier query: their first query may be the largest. */
const UNKNOWN_MS = 2 * FIRST_PRIORITY_MS
/** The time for which another site counts as one that is asked about. */
const CONTENDED_MS = 60_000

export function createQueryShares(now: () => number): QueryShares {
  const use = createRecentUse(now)
  /** The running queries. */
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
