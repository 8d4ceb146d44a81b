import { AbandonedError, TooManyQueriesError } from '../errors.ts'
import { createQueryShares, type QueryShare, type QuerySubject } from './query-share.ts'

/** The caller of statistics. */
export interface StatsCaller {
  /** A person or a share link; an address without either. */
  identity: string
  /** Aborts when nobody waits for the answer any more. */
  signal: AbortSignal
}

/** The result of a query, and the milliseconds of a processor that it took; undefined where they are not known. */
export interface MeasuredResult<Result> {
  result: Result
  costMs: number | undefined
}

/**
 * Runs a query of one call when it is its turn.
 * @throws {TooManyQueriesError} at the first query where the caller has too many calls already, or after too long a wait
 * @throws {AbandonedError} where the caller has gone
 */
export type QueuedRun = <Result>(query: (share: QueryShare) => Promise<MeasuredResult<Result>>) => Promise<Result>

/** Runs the queries of statistics in an order in which a caller with many of them does not keep the others waiting. */
export interface StatsQueue {
  /**
   * Refuses a call before anything is read for it. @throws {TooManyQueriesError} where the caller has too many already
   */
  assertRoom(identity: string): void
  /** Runs the queries of one call. @param site The site that it is about; without one the caller stands for itself. */
  open(caller: StatsCaller, site?: number): QueuedRun
}

export interface StatsQueueLimits {
  /** The number of queries that run at once. */
  running: number
  /** The queries of one caller that run at once. */
  perCaller: number
  /** The queries of one site that run at once, from all callers. */
  perSite: number
  /** The queries that run at once of all callers who have used much, while others wait. */
  behind: number
  /** The number of calls of one caller that have queries running or waiting. */
  callsPerCaller: number
  /** The milliseconds that a query may wait for its turn. */
  waitMs: number
}

/** The longest wait that a refused caller is told, in seconds. */
const MAX_RETRY_SECONDS = 30
/** The weight of the newest query in the estimate of the next one's duration. */
const NEWEST_SHARE = 0.2

interface Call extends QuerySubject {
  /** The key of its site's queue. */
  key: string
  signal: AbortSignal
  /** The number of queries that run or wait. */
  open: number
  /** Whether its first query was admitted, and with it all others. */
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
  /** The waiting queries, first come, first served. */
  waiting: WaitingQuery[]
}

interface CallerCounts {
  running: number
  /** The number of queries that run or wait. */
  open: number
  calls: number
}

/**
 * Creates the queue. Sites take turns; within a site, the first to come is the first to run. It is in memory: each
 * server has its own.
 */
export function createStatsQueue(limits: StatsQueueLimits, now: () => number = () => performance.now()): StatsQueue {
  /** The sites in the order of their turns. */
  const sites = new Map<string, SiteQueue>()
  const callers = new Map<string, CallerCounts>()
  const shares = createQueryShares(now)
  let running = 0
  let usualMs = 100

  /** Starts the queries that may run. */
  function startWaiting(): void {
    while (running < limits.running) {
      const next = takeNext()
      if (next === undefined) return
      next.start()
    }
  }

  function takeNext(): WaitingQuery | undefined {
    const isBehind = new Map<Call, boolean>()
    const hasRoomBehind = shares.countBehind() < limits.behind
    const mayStart = ({ call }: WaitingQuery): boolean => {
      if (countsOf(call.identity).running >= limits.perCaller) return false
      if (hasRoomBehind) return true
      if (!isBehind.has(call)) isBehind.set(call, shares.isBehind(call))
      return isBehind.get(call) === false
    }
    for (const [key, site] of sites) {
      if (site.running >= limits.perSite) continue
      const next = site.waiting.find(mayStart)
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

  function begin(call: Call): void {
    if (call.error !== undefined) throw call.error
    const counts = countsOf(call.identity)
    if (!call.isAdmitted && counts.calls >= limits.callsPerCaller) {
      call.error = errorFor(counts)
      throw call.error
    }
    call.isAdmitted = true
    if (call.open === 0) counts.calls += 1
    call.open += 1
    counts.open += 1
  }

  function leave(call: Call): void {
    const counts = countsOf(call.identity)
    call.open -= 1
    counts.open -= 1
    if (call.open === 0) counts.calls -= 1
    if (counts.open === 0) callers.delete(call.identity)
    const site = siteOf(call.key)
    if (site.running === 0 && site.waiting.length === 0) sites.delete(call.key)
  }

  /** Resolves when it is the query's turn. @returns its share of the engine, and a function that records its end */
  function turn(call: Call): Promise<{ share: QueryShare; end: (costMs?: number) => number }> {
    const { key, signal } = call
    return new Promise((resolve, reject) => {
      const onAbort = () => {
        const site = siteOf(key)
        site.waiting = site.waiting.filter((other) => other !== waiting)
        waiting.fail(new AbandonedError())
      }
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
          const share = shares.shareOf(call)
          resolve({ share, end: shares.start(call) })
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
    query: (share: QueryShare) => Promise<MeasuredResult<Result>>,
  ): Promise<Result> {
    if (call.signal.aborted) throw new AbandonedError()
    begin(call)
    try {
      shares.ask(call)
      const { share, end } = await turn(call)
      let measured: MeasuredResult<Result> | undefined
      try {
        measured = await query(share)
        return measured.result
      } finally {
        usualMs += NEWEST_SHARE * (end(measured?.costMs) - usualMs)
        running -= 1
        siteOf(call.key).running -= 1
        countsOf(call.identity).running -= 1
      }
    } finally {
      leave(call)
      startWaiting()
    }
  }

  return {
    assertRoom(identity) {
      const counts = callers.get(identity)
      if (counts !== undefined && counts.calls >= limits.callsPerCaller) throw errorFor(counts)
    },
    open({ identity, signal }, site) {
      const key = site === undefined ? identity : String(site)
      const call: Call = { identity, site, key, signal, open: 0, isAdmitted: false }
      return (query) => run(call, query)
    },
  }
}

/** The number of calls of statistics that one caller may have waiting: as many as a few open dashboards have. */
const CALLS_PER_CALLER = 24

interface QueueSettings {
  /** The number of queries that run at once. */
  statsQueries: number
  /** The milliseconds after which one is stopped. */
  statsTimeout: number
}

/** The queue of an instance, by its settings. */
export const statsQueueOf = ({ statsQueries, statsTimeout }: QueueSettings): StatsQueue =>
  createStatsQueue({
    running: statsQueries,
    perCaller: 2,
    perSite: Math.ceil(statsQueries / 2),
    behind: Math.ceil(statsQueries / 8),
    callsPerCaller: CALLS_PER_CALLER,
    waitMs: statsTimeout,
  })
