import type { RunQuery } from '../../../store/clickhouse/select.ts'
import type { ChangeNumbers } from './data-state.ts'
import type { DayState } from './row-state.ts'

/** The sums of one local day of a site, and what they were made from. */
export interface DayBuild extends DayState {
  /** The first instant of the day, and of the day after it. */
  day: number
  next: number
  /** Names its rows; 64 bits. */
  build: bigint
  /** The build of the day before, whose rows were made first; 0 where this is the first day. */
  before: bigint
  rows: number
  changes: ChangeNumbers
  /** The dimensions that have no sums, as they have too many values. */
  leftOut: readonly string[]
}

/** Whose sums: those of a site in a time zone, with revenue in a currency. */
export interface SummedSite {
  id: number
  time_zone: string
  currency_type: string
}

interface Row extends Record<
  'day' | 'next' | 'build' | 'before' | 'rows' | 'events' | 'started' | 'carried' | `${'events' | 'sessions'}_mutation`,
  string
> {
  left_out: string[]
  tables: string
}

/** The builds of the days that begin in a range, in order. */
export async function readBuilds(ask: RunQuery, site: SummedSite, from: number, to: number): Promise<DayBuild[]> {
  const rows = await ask<Row>(
    `SELECT day, next, build, before, rows, events, started, carried, events_mutation, sessions_mutation, tables, left_out
     FROM daily_builds FINAL
     WHERE site_id = {site_id: UInt32} AND time_zone = {zone: String} AND currency = {currency: String}
       AND day >= {from: Int64} AND day < {to: Int64}
     ORDER BY day`,
    { site_id: site.id, zone: site.time_zone, currency: site.currency_type, from, to },
  )
  return rows.map((row) => ({
    day: Number(row.day),
    next: Number(row.next),
    build: BigInt(row.build),
    before: BigInt(row.before),
    rows: Number(row.rows),
    events: BigInt(row.events),
    started: BigInt(row.started),
    carried: BigInt(row.carried),
    changes: { tables: row.tables, events: BigInt(row.events_mutation), sessions: BigInt(row.sessions_mutation) },
    leftOut: row.left_out,
  }))
}

export const rowOf = (site: SummedSite, { changes, leftOut, ...build }: DayBuild) => ({
  ...Object.fromEntries(Object.entries(build).map(([name, value]) => [name, String(value)])),
  site_id: site.id,
  time_zone: site.time_zone,
  currency: site.currency_type,
  events_mutation: String(changes.events),
  sessions_mutation: String(changes.sessions),
  tables: changes.tables,
  left_out: leftOut,
})

/**
 * Whether a day was made after the one before it, from the same rows or later ones: what a visitor did before is then
 * known as of the sums of that day.
 */
export const isNextTo = (build: DayBuild, before: DayBuild): boolean =>
  before.next === build.day && build.before === before.build

/** The number of rows that each of these builds has, which a damaged table may have lost. */
export async function countRows(ask: RunQuery, siteId: number, from: number, to: number): Promise<Map<bigint, number>> {
  const rows = await ask<Record<'build' | 'rows', string>>(
    `SELECT build, count() AS rows FROM daily_sums
     WHERE site_id = {site_id: UInt32} AND day >= {from: Int64} AND day < {to: Int64} GROUP BY build`,
    { site_id: siteId, from, to },
  )
  return new Map(rows.map(({ build, rows: count }) => [BigInt(build), Number(count)]))
}
