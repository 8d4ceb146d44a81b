import { askWith, type RunQuery } from '../../store/clickhouse/select.ts'
import type { ClickHouseClient } from '../../store/clickhouse/clickhouse.ts'
import type { Database } from '../../store/relational/database.ts'
import { listGoals } from '../../store/relational/sites/goals.ts'
import type { StatsSources } from '../source.ts'
import type { StatsCaller, StatsQueue } from '../stats-queue.ts'
import type { QueryLog } from '../query-log.ts'
import { createKeptAnswers, isOfBuilds } from './daily-sums/kept-answers.ts'
import type { SumFinder } from './daily-sums/usable-builds.ts'
import { createClickHouseSource } from './clickhouse-source.ts'
import { readEventDays } from './event-days.ts'
import { createPlaceCheck } from './places.ts'
import { readLastMonth } from './last-month.ts'

interface ClickHouseSourcesOptions {
  db: Database
  client: ClickHouseClient
  /** The longest time of one query, in milliseconds. */
  timeout: number
  queue: StatsQueue
  queryLog: Pick<QueryLog, 'add'>
  /** Finds daily sums; undefined where none are made. */
  sums?: SumFinder | undefined
}

/** Reads the rows of a query, or has them already. */
type ReadRows = <Row>(read: () => Promise<Row[]>) => Promise<Row[]>

const readAnew: ReadRows = (read) => read()

/** Opens the sources of sites whose statistics all come from the event store. */
export function createClickHouseSources({
  db,
  client,
  timeout,
  queue,
  queryLog,
  sums,
}: ClickHouseSourcesOptions): StatsSources {
  const hasPlaces = createPlaceCheck()
  const answers = createKeptAnswers()

  function askFor(caller: StatsCaller, site?: number): RunQuery {
    const run = queue.open(caller, site)
    const ask = <Row>(query: string, parameters: Readonly<Record<string, unknown>>, read: ReadRows = readAnew) =>
      run(async ({ priority, isContended }) => {
        const isBackground = isContended && priority > 1
        let rowsRead: number | undefined
        const onRead = (rows: number) => {
          rowsRead = rows
        }
        const options = { timeout, signal: caller.signal, priority, isBackground, onRead }
        const startedAt = performance.now()
        try {
          const result = await read(() => askWith(client, options)<Row>(query, parameters))
          return { result, costMs: rowsRead && costOf(rowsRead, parameters) }
        } finally {
          queryLog.add({ durationMs: Math.round(performance.now() - startedAt), rows: rowsRead, siteId: site })
        }
      })
    return async <Row>(sql: string, parameters: Readonly<Record<string, unknown>>) => {
      const query = { sql, parameters }
      if (!isOfBuilds(query)) return ask<Row>(sql, parameters)
      // Each caller waits for its own turn, and then for the same query.
      const known = answers.find(query) as Row[] | undefined
      return known ?? ask<Row>(sql, parameters, (read) => answers.read(query, read))
    }
  }
  return {
    assertRoom: (identity) => queue.assertRoom(identity),
    async openFor({ id }, caller) {
      const ask = askFor(caller, id)
      return {
        ...createClickHouseSource(ask, await listGoals(db, id), sums),
        hasPlaces: (siteId) => hasPlaces(ask, siteId),
      }
    },
    openForSite: async ({ id }, caller) => createClickHouseSource(askFor(caller, id), [], sums),
    listNames: async () => ['built_in'],
    openWithoutGoals: (caller, site) => createClickHouseSource(askFor(caller, site?.id), [], sums),
    readLastMonth: (sites, now) => readLastMonth(client, sites, now),
    readEventDays: (from, to) => readEventDays(askWith(client, {}), from, to),
  }
}

/**
 * The rows that one processor reads in a millisecond, about; with this many values to compare each row with, it takes
 * two.
 */
const ROWS_PER_MS = 20_000
const VALUES_PER_MS = 10
/** The milliseconds of a query that reads nothing. */
const LEAST_MS = 1

/** The estimated processor time of a query, however busy the processor is. Milliseconds. */
function costOf(rows: number, parameters: Readonly<Record<string, unknown>>): number {
  const values = Object.values(parameters)
    .flat()
    .filter((value) => typeof value === 'string').length
  return LEAST_MS + (rows * (1 + values / VALUES_PER_MS)) / ROWS_PER_MS
}
