import { AbandonedError, TooManyQueriesError } from '../errors.ts'
import { createRecentUse } from './recent-use.ts'

/** Who asks for statistics. */
export interface StatsCaller {
  /** A person, a share link; an address where there is nothing else. */
  identity: string
  /** Aborts when nobody waits any more. */
  signal: AbortSignal
}

/** How much of the engine a query may take. */
export interface QueryShare {
  /** 1 comes before 2: whoever has lately used much, or asks about a site that has, comes behind, as does whoever is new. */
  priority: number
  /** Whether somebody has just asked about another site: then a query that comes behind takes no more than one processor. */
  isContended: boolean
}

/**
 * Runs a query of one call when it is its turn.
 * @throws {TooManyQueriesError} at the first query where the caller has too many calls already, or after too long a wait
 * @throws {AbandonedError} where the caller has gone
 */
export type QueuedRun = <Result>(query: (share: QueryShare) => Promise<Result>) => Promise<Result>

/** In which order queries of statistics are run, so that nobody who asks for much keeps the others waiting. */
export interface StatsQueue {
  /** For the queries of one call. @param site The site that it is about; without one the caller stands for itself. */
  open(caller: StatsCaller, site?: number): QueuedRun
}

export interface StatsQueueLimits {
  /** Queries that run at once. */
  running: number
  /** Of these, queries of one caller. */
  perCaller: number
  /** Of these, queries of one site, whoever asks. */
  perSite: number
  /** Calls of one caller that have queries running or waiting. */
  callsPerCaller: number
  /** How long a query may wait for its turn. */
  waitMs: number
}

/** What nobody is told to wait longer than, in seconds. */
const MAX_RETRY_SECONDS = 30
/** How much the newest query says about how long the next one takes. */
const NEWEST_SHARE = 0.2

/** Recent milliseconds of caller and site at the first priority, as a few open dashboards use them; each further one has twice as many. */
const FIRST_PRIORITY_MS = 20_000
const LAST_PRIORITY = 6
/** As what somebody counts who has not asked yet: the first query may be the largest. */
const UNKNOWN_MS = 2 * FIRST_PRIORITY_MS
/** So long another site counts as one that is asked about. */
const CONTENDED_MS = 60_000

interface Call {
  identity: string
  /** Queries that run or wait. */
  open: number
  /** Whether its first query was let in: the others are then as well. */
  isAdmitted: boolean
  error?: TooManyQueriesError
}

interface WaitingQuery {
  call: Call
  start: () => void
  fail: (error: Error) => void
}

interface SiteQueue {
  running: number
  /** First come, first served. */
  waiting: WaitingQuery[]
}

interface CallerCounts {
  running: number
  /** Queries that run or wait. */
  open: number
  calls: number
}

/** The sites take turns; within one, whoever came first is first. In memory: each server has its own. */
export function createStatsQueue(limits: StatsQueueLimits, now: () => number = () => performance.now()): StatsQueue {
  /** In the order of their turns. */
  const sites = new Map<string, SiteQueue>()
  const callers = new Map<string, CallerCounts>()
  const use = createRecentUse(now)
  /** When each of the queries that run has begun. */
  const starts = new Set<{ identity: string; key: string; at: number }>()
  /** The site that was asked about last, and the last one before it. */
  let latest = { key: '', at: -Infinity }
  let latestOther = latest
  let running = 0
  let usualMs = 100

  /** Starts what may be started. */
  function startWaiting(): void {
    while (running < limits.running) {
      const next = takeNext()
      if (next === undefined) return
      next.start()
    }
  }

  function takeNext(): WaitingQuery | undefined {
    for (const [key, site] of sites) {
      if (site.running >= limits.perSite) continue
      const next = site.waiting.find(({ call }) => countsOf(call.identity).running < limits.perCaller)
      if (next === undefined) continue
      site.waiting = site.waiting.filter((other) => other !== next)
      sites.delete(key)
      sites.set(key, site)
      return next
    }
    return undefined
  }

  function countsOf(identity: string): CallerCounts {
    const known = callers.get(identity)
    if (known !== undefined) return known
    const counts = { running: 0, open: 0, calls: 0 }
    callers.set(identity, counts)
    return counts
  }

  function siteOf(key: string): SiteQueue {
    const known = sites.get(key)
    if (known !== undefined) return known
    const site = { running: 0, waiting: [] }
    sites.set(key, site)
    return site
  }

  function errorFor(counts: CallerCounts): TooManyQueriesError {
    const seconds = Math.ceil((counts.open * usualMs) / limits.perCaller / 1000)
    return new TooManyQueriesError(Math.min(Math.max(seconds, 1), MAX_RETRY_SECONDS))
  }

  /** What the caller and the site have used lately, queries that still run among that. */
  function priorityOf({ identity }: Call, key: string): number {
    let ms = (use.of(`site ${key}`) ?? 0) + (use.of(identity) ?? UNKNOWN_MS)
    for (const start of starts) {
      const elapsed = now() - start.at
      if (start.key === key) ms += elapsed
      if (start.identity === identity) ms += elapsed
    }
    const step = Math.ceil(Math.log2(Math.max(ms, FIRST_PRIORITY_MS) / FIRST_PRIORITY_MS))
    return Math.min(1 + step, LAST_PRIORITY)
  }

  /** Notes that a site is asked about. @returns whether another one was; what is about several sites is small */
  function isContended(key: string, identity: string): boolean {
    if (key === identity) return false
    if (latest.key !== key) latestOther = latest
    latest = { key, at: now() }
    return now() - latestOther.at < CONTENDED_MS
  }

  function begin(call: Call): void {
    const counts = countsOf(call.identity)
    if (!call.isAdmitted && counts.calls >= limits.callsPerCaller) call.error = errorFor(counts)
    if (call.error !== undefined) throw call.error
    call.isAdmitted = true
    if (call.open === 0) counts.calls += 1
    call.open += 1
    counts.open += 1
  }

  function end(call: Call, key: string): void {
    const counts = countsOf(call.identity)
    call.open -= 1
    counts.open -= 1
    if (call.open === 0) counts.calls -= 1
    if (counts.open === 0) callers.delete(call.identity)
    const site = siteOf(key)
    if (site.running === 0 && site.waiting.length === 0) sites.delete(key)
  }

  /** Resolves when it is the query's turn. */
  function turn(call: Call, key: string, signal: AbortSignal): Promise<void> {
    return new Promise((resolve, reject) => {
      const leave = (error: Error) => {
        const site = siteOf(key)
        site.waiting = site.waiting.filter((other) => other !== waiting)
        waiting.fail(error)
      }
      const onAbort = () => leave(new AbandonedError())
      const timer = setTimeout(() => {
        call.error = errorFor(countsOf(call.identity))
        const ofCall = siteOf(key).waiting.filter((other) => other.call === call)
        for (const { fail } of ofCall) fail(call.error)
        siteOf(key).waiting = siteOf(key).waiting.filter((other) => other.call !== call)
      }, limits.waitMs)
      const settle = () => {
        clearTimeout(timer)
        signal.removeEventListener('abort', onAbort)
      }
      const waiting: WaitingQuery = {
        call,
        start() {
          settle()
          running += 1
          siteOf(key).running += 1
          countsOf(call.identity).running += 1
          resolve()
        },
        fail(error) {
          settle()
          reject(error)
        },
      }
      signal.addEventListener('abort', onAbort)
      siteOf(key).waiting.push(waiting)
      startWaiting()
    })
  }

  async function run<Result>(
    call: Call,
    key: string,
    signal: AbortSignal,
    query: (share: QueryShare) => Promise<Result>,
  ) {
    if (signal.aborted) throw new AbandonedError()
    begin(call)
    try {
      await turn(call, key, signal)
      const share = { priority: priorityOf(call, key), isContended: isContended(key, call.identity) }
      const start = { identity: call.identity, key, at: now() }
      starts.add(start)
      try {
        return await query(share)
      } finally {
        starts.delete(start)
        const ms = now() - start.at
        use.add(`site ${key}`, ms)
        use.add(call.identity, ms)
        usualMs += NEWEST_SHARE * (ms - usualMs)
        running -= 1
        siteOf(key).running -= 1
        countsOf(call.identity).running -= 1
      }
    } finally {
      end(call, key)
      startWaiting()
    }
  }

  return {
    open({ identity, signal }, site) {
      const call: Call = { identity, open: 0, isAdmitted: false }
      const key = site === undefined ? identity : String(site)
      return (query) => run(call, key, signal, query)
    },
  }
}
