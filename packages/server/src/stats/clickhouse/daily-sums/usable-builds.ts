import type { RunQuery } from '../../../store/clickhouse/select.ts'
import type { StatsQuery } from '../../query/stats-query.ts'
import { countRows, isNextTo, readBuilds, type DayBuild } from './builds.ts'
import { isSameUntil, isUnchangedSince, readDataState, type DataState } from './data-state.ts'
import { isSameState, readRowState, stateOfDays } from './row-state.ts'

/** The sums that answer a range of whole days. */
export interface UsableSums {
  /** The starts of the days. */
  days: ReadonlySet<number>
  builds: readonly bigint[]
  /** The dimensions that have none in some day. */
  leftOut: ReadonlySet<string>
}

type SummedRange = Pick<StatsQuery, 'siteId' | 'timeZone' | 'currency' | 'from' | 'to'>

/** Finds the sums of ranges for one call, where there are some of all days and nothing has changed since they were made. */
export interface CallSums {
  find(range: SummedRange): Promise<UsableSums | undefined>
}

export interface SumFinder {
  /** @param ask Runs the queries of the call */
  open(ask: RunQuery): CallSums
}

/** Longer ranges are read from the tables: the builder looks back a little further than that (`keep-site.ts`). */
const MOST_DAYS = 1000
const DAY_MS = 24 * 60 * 60 * 1000
/** The ranges whose last finding is kept: a finding has a few kilobytes. */
const KEPT_FINDINGS = 500
/** The queries of one call share what they find for so long, which is less than rows that were replaced are kept. */
const CALL_MS = 60_000

interface Finding {
  /** Of the tables, when they were looked at last. */
  state: DataState
  sums: UsableSums | undefined
}

/**
 * What the tables say of themselves is believed for so long, unless this server has written meanwhile: another server's rows may be
 * seen so much later.
 */
const STATE_MS = 1000

interface SumFinderOptions {
  /** Called with a site whose sums are wanted, and are not there or not those of the present rows. */
  onMissing?: (siteId: number) => void
  /** How often this server has written to the tables; without it each call asks the tables themselves. */
  writes?: (() => number) | undefined
  /** No day that is not over by it has sums. */
  now?: () => number
}

export function createSumFinder({ onMissing = () => {}, writes, now = Date.now }: SumFinderOptions = {}): SumFinder {
  const findings = new Map<string, Finding>()
  let last: { state: DataState; at: number; writes: number } | undefined

  async function readState(ask: RunQuery): Promise<DataState> {
    if (writes === undefined) return readDataState(ask)
    const [at, count] = [performance.now(), writes()]
    if (last !== undefined && last.writes === count && at - last.at < STATE_MS) return last.state
    const state = await readDataState(ask)
    last = { state, at, writes: count }
    return state
  }

  function keep(key: string, finding: Finding): void {
    findings.delete(key)
    findings.set(key, finding)
    const [oldest] = findings.keys()
    if (findings.size > KEPT_FINDINGS && oldest !== undefined) findings.delete(oldest)
  }

  async function find(ask: RunQuery, range: SummedRange, state: DataState): Promise<UsableSums | undefined> {
    const { siteId, to } = range
    const key = keyOf(range)
    const known = findings.get(key)
    const isSame = known !== undefined && isSameUntil(known.state, state, siteId, to)
    const sums = isSame ? known.sums : await findSums(ask, range, state)
    if (!isSame && sums === undefined) onMissing(siteId)
    keep(key, { state, sums })
    return sums
  }

  return {
    open(ask) {
      let state: { at: number; read: Promise<DataState> } | undefined
      const found = new Map<string, Promise<UsableSums | undefined>>()
      return {
        find(range) {
          if (range.to <= range.from || range.to - range.from > MOST_DAYS * DAY_MS || range.to > now())
            return Promise.resolve(undefined)
          if (state === undefined || performance.now() - state.at > CALL_MS) {
            state = { at: performance.now(), read: readState(ask) }
            found.clear()
          }
          const { read } = state
          const key = keyOf(range)
          const finding = found.get(key) ?? read.then((known) => find(ask, range, known))
          found.set(key, finding)
          return finding
        },
      }
    },
  }
}

const keyOf = ({ siteId, timeZone, currency, from, to }: SummedRange): string =>
  [siteId, timeZone, currency, from, to].join()

async function findSums(
  ask: RunQuery,
  { siteId, timeZone, currency, from, to }: SummedRange,
  state: DataState,
): Promise<UsableSums | undefined> {
  const builds = await readBuilds(ask, { id: siteId, time_zone: timeZone, currency_type: currency }, from, to)
  const areUnchanged = (now: DataState) => builds.every(({ changes }) => isUnchangedSince(now, siteId, changes))
  if (!areWholeRange(builds, from, to) || !areUnchanged(state)) return undefined
  const [rows, counts] = await Promise.all([readRowState(ask, { siteId, from, to }), countRows(ask, siteId, from, to)])
  const areThere = builds.every(({ build, rows: count }) => (counts.get(build) ?? 0) === count)
  if (!areThere || !isSameState(rows, stateOfDays(builds))) return undefined
  // A change that began meanwhile may have taken away as many rows as were added.
  if (builds.length > 0 && !areUnchanged(await readDataState(ask))) return undefined
  return {
    days: new Set(builds.map(({ day }) => day)),
    builds: builds.map(({ build }) => build),
    leftOut: new Set(builds.flatMap(({ leftOut }) => leftOut)),
  }
}

/**
 * Whether days follow each other from the beginning of a range to its end, each made after the one before it. Days before the first one
 * of all may be missing, and all of them where there are none: where they had rows, the number of rows would tell.
 */
const areWholeRange = (builds: readonly DayBuild[], from: number, to: number): boolean =>
  (builds.length === 0 || builds[0]?.day === from || builds[0]?.before === 0n) &&
  (builds.length === 0 || builds.at(-1)?.next === to) &&
  builds.every((build, index) => {
    const before = builds[index - 1]
    return before === undefined || isNextTo(build, before)
  })
