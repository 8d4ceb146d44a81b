import { randomBytes, randomUUID } from 'node:crypto'
import type { ClickHouseClient } from '../../../store/clickhouse/clickhouse.ts'
import { LARGE } from '../../../store/clickhouse/import/staging.ts'
import { runLongStatement } from '../../../store/clickhouse/long-statement.ts'
import type { RunQuery } from '../../../store/clickhouse/select.ts'
import { buildStatement, VALUE_COUNTS } from './build-statements.ts'
import { countRows, rowOf, type DayBuild, type SummedSite } from './builds.ts'
import { isUnchangedSince, lastChanges, readDataState } from './data-state.ts'
import { readDayStates } from './row-state.ts'

export interface BuildParts {
  client: ClickHouseClient
  ask: RunQuery
  signal: AbortSignal
}

/** Days of a site that follow each other. */
export interface Stretch {
  site: SummedSite
  /** The starts of the days. */
  days: readonly number[]
  /** The end of the last one. */
  to: number
  /** The starts of all days before them that are looked back to. */
  earlier: readonly number[]
  /** The build of the day before; 0 where there is none. */
  before: bigint
  /** @default MOST_VALUES */
  mostValues?: number | undefined
}

/** A dimension with more values than this in some days has no sums of them: its rows would be hardly fewer than the events. */
const MOST_VALUES = 50_000

/**
 * Makes the sums of some days, and lets queries use them, all at once, unless rows of these days have changed meanwhile.
 * @returns undefined where they have
 */
export async function buildDays(parts: BuildParts, stretch: Stretch): Promise<DayBuild[] | undefined> {
  const { client, ask } = parts
  const { site, days, to, before } = stretch
  const from = days[0] ?? to
  const changes = lastChanges(await readDataState(ask), site.id)
  if (changes === undefined) return undefined
  const range = { siteId: site.id, days, to }
  const states = await readDayStates(ask, range)
  const builds = newBuilds(days.length)
  const leftOut = await writeRows(parts, stretch, builds)
  const [after, statesAfter, counts] = await Promise.all([
    readDataState(ask),
    readDayStates(ask, range),
    countRows(ask, site.id, from, to),
  ])
  const isSame = states.every((state, index) => isEqual(state, statesAfter[index]))
  if (!isSame || !isUnchangedSince(after, site.id, changes)) return undefined
  const made = days.map((day, index): DayBuild => {
    const build = builds[index] ?? 0n
    return {
      ...(states[index] ?? { events: 0n, started: 0n, carried: 0n }),
      day,
      next: days[index + 1] ?? to,
      build,
      before: builds[index - 1] ?? before,
      rows: counts.get(build) ?? 0,
      changes,
      leftOut,
    }
  })
  // One insert of one block: queries see all of these days or none.
  await client.insert({ table: 'daily_builds', values: made.map((one) => rowOf(site, one)), format: 'JSONEachRow' })
  return made
}

/** @returns The dimensions that were left out. */
async function writeRows(
  { client, ask, signal }: BuildParts,
  { site, days, to, earlier, mostValues = MOST_VALUES }: Stretch,
  builds: readonly bigint[],
): Promise<string[]> {
  const range = { site_id: site.id, from: days[0] ?? to, to }
  const counts = await ask<{ dimension: string; values: string }>(VALUE_COUNTS, range)
  const leftOut = counts.filter(({ values }) => Number(values) > mostValues).map(({ dimension }) => dimension)
  const parameters = {
    ...range,
    since: earlier[0] ?? range.from,
    days: [...earlier, ...days],
    made: days,
    builds,
    currency: site.currency_type,
  }
  await runLongStatement(client, {
    id: `daily-sums-${randomUUID()}`,
    query: buildStatement(new Set(leftOut)),
    parameters,
    // It leaves the processors to the queries that somebody waits for.
    settings: { ...LARGE, max_threads: 1 },
    signal,
  })
  return leftOut
}

const isEqual = (one: object, other: object | undefined): boolean =>
  other !== undefined && Object.entries(one).every(([name, value]) => value === other[name as keyof typeof other])

/** Ids that nobody else makes: the last 16 bits tell the days apart, the others are random. */
function newBuilds(count: number): bigint[] {
  const random = (randomBytes(8).readBigUInt64BE(0) >> 16n) << 16n
  return Array.from({ length: count }, (_, index) => random + BigInt(index) + 1n)
}
