import { createRecentUse } from './recent-use.ts'

/** How much of the engine a query may take. */
export interface QueryShare {
  /** 1 comes before 2: whoever has lately used much, or asks about a site that has, comes behind, as does whoever is new. */
  priority: number
  /** Whether somebody has just asked about another site: then a query that comes behind takes no more than one processor. */
  isContended: boolean
}

/** Whose query it is, and about what. */
export interface QuerySubject {
  identity: string
  /** Undefined for what is about several sites, which is small: the caller stands for itself. */
  site: number | undefined
}

/** How much of the engine each query may take, by what its caller and its site have used lately. */
export interface QueryShares {
  /** Notes that somebody asks. */
  ask(subject: QuerySubject): void
  shareOf(subject: QuerySubject): QueryShare
  /** Notes that a query runs. @returns What notes that it has ended, and says after how many milliseconds */
  start(subject: QuerySubject): () => number
}

/** Recent milliseconds of caller and site at the first priority, as a few open dashboards use them; each further one has twice as many. */
const FIRST_PRIORITY_MS = 20_000
const LAST_PRIORITY = 6
/** As what somebody counts who has not asked yet: the first query may be the largest. */
const UNKNOWN_MS = 2 * FIRST_PRIORITY_MS
/** So long another site counts as one that is asked about. */
const CONTENDED_MS = 60_000

export function createQueryShares(now: () => number): QueryShares {
  const use = createRecentUse(now)
  /** The queries that run. */
  const starts = new Set<{ keys: string[]; at: number }>()
  /** The site that was asked about last, and the last one before it. */
  let latest = { site: -1, at: -Infinity }
  let latestOther = latest

  const keysOf = ({ identity, site }: QuerySubject): string[] =>
    site === undefined ? [identity] : [identity, `site ${site}`]

  /** What the caller and the site have used lately, queries that still run among that. */
  function recentMs(subject: QuerySubject): number {
    const keys = keysOf(subject)
    let ms = keys.reduce((sum, key, index) => sum + (use.of(key) ?? (index === 0 ? UNKNOWN_MS : 0)), 0)
    for (const { keys: others, at } of starts) ms += others.filter((key) => keys.includes(key)).length * (now() - at)
    return ms
  }

  return {
    ask({ site }) {
      if (site === undefined) return
      if (latest.site !== site) latestOther = latest
      latest = { site, at: now() }
    },

    shareOf(subject) {
      const ms = Math.max(recentMs(subject), FIRST_PRIORITY_MS)
      const step = Math.ceil(Math.log2(ms / FIRST_PRIORITY_MS))
      const other = latest.site === subject.site ? latestOther : latest
      return {
        priority: Math.min(1 + step, LAST_PRIORITY),
        isContended: subject.site !== undefined && now() - other.at < CONTENDED_MS,
      }
    },

    start(subject) {
      const start = { keys: keysOf(subject), at: now() }
      starts.add(start)
      return () => {
        starts.delete(start)
        const ms = now() - start.at
        for (const key of start.keys) use.add(key, ms)
        return ms
      }
    },
  }
}
