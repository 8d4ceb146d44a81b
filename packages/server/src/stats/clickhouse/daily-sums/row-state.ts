import type { RunQuery } from '../../../store/clickhouse/select.ts'
import { eventsInRange, visitsInRange } from '../sql/time-range.ts'

/**
 * What is compared to see whether rows are the same: rows of `events` are only added, apart from changes that
 * `data-state.ts` sees, and each statement about a visit has a version.
 */
export interface RowState {
  events: bigint
  /** A checksum of the visits that overlap the range. */
  visits: bigint
}

/** The state of a day; those of several days make up that of their range. */
export interface DayState {
  events: bigint
  /** A checksum of the visits that began on the day. */
  started: bigint
  /** A checksum of those that were under way when it began. */
  carried: bigint
}

/** Each statement that is taken back takes its share of the sum back with it, whether or not both were merged away. */
const CHECKSUM = 'sum(sign * reinterpretAsInt64(cityHash64(start, end, version, pageviews, is_bounce)))'

interface Range {
  siteId: number
  from: number
  to: number
}

export async function readRowState(ask: RunQuery, { siteId, from, to }: Range): Promise<RowState> {
  const [row] = await ask<Record<keyof RowState, string>>(
    `SELECT
       (SELECT count() FROM events WHERE site_id = {site_id: UInt32} AND ${eventsInRange}) AS events,
       (SELECT ${CHECKSUM} FROM sessions WHERE site_id = {site_id: UInt32} AND ${visitsInRange}) AS visits`,
    { site_id: siteId, from, to },
  )
  return { events: BigInt(row?.events ?? 0), visits: BigInt(row?.visits ?? 0) }
}

/** The states of the days that begin at these instants, the last of which ends at `to`. */
export async function readDayStates(
  ask: RunQuery,
  { siteId, days, to }: { siteId: number; days: readonly number[]; to: number },
): Promise<DayState[]> {
  const parameters = { site_id: siteId, days, from: days[0] ?? to, to }
  const rows = await ask<Record<'day' | keyof DayState, string>>(DAY_STATES, parameters)
  const none = { events: 0n, started: 0n, carried: 0n }
  const stateOf = new Map(days.map((day): [string, DayState] => [String(day), none]))
  for (const { day, ...row } of rows) {
    const state = stateOf.get(day) ?? none
    stateOf.set(day, {
      events: state.events + BigInt(row.events),
      started: wrapped(state.started + BigInt(row.started)),
      carried: wrapped(state.carried + BigInt(row.carried)),
    })
  }
  return [...stateOf.values()]
}

const DAY_STATES = `
  SELECT roundDown(toUnixTimestamp64Milli(ts), {days: Array(Int64)}) AS day, toInt64(count()) AS events,
    toInt64(0) AS started, toInt64(0) AS carried
  FROM events WHERE site_id = {site_id: UInt32} AND ${eventsInRange}
  GROUP BY day
  UNION ALL
  SELECT roundDown(toUnixTimestamp64Milli(start), {days: Array(Int64)}) AS day, 0, ${CHECKSUM}, 0
  FROM sessions WHERE site_id = {site_id: UInt32} AND ${visitsInRange} AND start >= fromUnixTimestamp64Milli({from: Int64})
  GROUP BY day
  UNION ALL
  SELECT arrayJoin(arrayFilter(one -> one > toUnixTimestamp64Milli(start) AND one <= toUnixTimestamp64Milli(end), {days: Array(Int64)}))
    AS day, 0, 0, ${CHECKSUM}
  FROM sessions WHERE site_id = {site_id: UInt32} AND ${visitsInRange}
  GROUP BY day`

/** The state of the range that days make up, in their order. */
export const stateOfDays = (days: readonly DayState[]): RowState => ({
  events: days.reduce((sum, { events }) => sum + events, 0n),
  visits: wrapped(days.reduce((sum, { started }) => sum + started, days[0]?.carried ?? 0n)),
})

/** As ClickHouse adds 64-bit numbers. */
const wrapped = (sum: bigint): bigint => BigInt.asIntN(64, sum)

export const isSameState = (one: RowState, other: RowState): boolean =>
  one.events === other.events && one.visits === other.visits
