import type { RunQuery } from '../../../store/clickhouse/select.ts'

/** What the tables say of themselves: it changes with every insert and every change of rows, whoever makes it. */
export interface DataState {
  /** The ids of the tables: those that were restored elsewhere have forgotten the changes of their rows. */
  tables: string
  parts: readonly Part[]
  changes: readonly Change[]
}

/** Rows that lie together on the disk: those of one insert, or of several that were merged. */
interface Part {
  table: string
  /** The month, as `202601`; `all` where a table has no months. */
  partition: string
  /** The numbers of the first and of the last of its inserts. */
  first: number
  last: number
  rows: number
  /** The earliest instant of its events, or of the beginnings of its visits, in milliseconds since 1970. */
  since: number
}

/** A mutation of a table, which may be running. */
interface Change {
  table: 'events' | 'sessions'
  number: bigint
  isDone: boolean
  command: string
}

/** ClickHouse keeps so many that are done; earlier ones are forgotten. */
const KEPT_CHANGES = 100

interface StateRow extends Record<'first' | 'last' | 'rows' | 'since' | 'number', string> {
  kind: 'table' | 'part' | 'change'
  table: string
  name: string
  is_done: number
}

export async function readDataState(ask: RunQuery): Promise<DataState> {
  const rows = await ask<StateRow>(STATE, {})
  const listed = rows
    .filter(({ kind }) => kind === 'change')
    .map(({ table, name, number, is_done }) => ({
      table: table as Change['table'],
      command: name,
      number: BigInt(number),
      isDone: is_done === 1,
    }))
  return {
    tables: rows
      .filter(({ kind }) => kind === 'table')
      .map(({ name }) => name)
      .toSorted()
      .join(' '),
    parts: rows
      .filter(({ kind }) => kind === 'part')
      .map(({ table, name, first, last, rows: count, since }) => ({
        table,
        partition: name,
        first: Number(first),
        last: Number(last),
        rows: Number(count),
        since: Number(since) * 1000,
      })),
    changes: [...listed, ...forgottenChanges(rows, listed)],
  }
}

/**
 * The last change that parts of a table have seen, where the table does not list it: the parts were restored without it. It may concern
 * any site.
 */
const forgottenChanges = (rows: readonly StateRow[], listed: readonly Change[]): Change[] =>
  rows
    .filter(({ kind, number }) => kind === 'part' && number !== '0')
    .map(({ table, number }) => ({
      table: table as Change['table'],
      number: BigInt(number),
      isDone: true,
      command: '',
    }))
    .filter((seen) => !listed.some(({ table, number }) => table === seen.table && number === seen.number))

const STATE = `
  SELECT 'table' AS kind, name AS table, toString(uuid) AS name, toUInt64(0) AS number, toInt64(0) AS first, toInt64(0) AS last,
    toUInt64(0) AS rows, toUInt32(0) AS since, toUInt8(1) AS is_done
  FROM system.tables WHERE database = currentDatabase() AND name IN ('events', 'sessions')
  UNION ALL
  SELECT 'part', table, partition_id,
    if(table IN ('events', 'sessions'), toUInt64OrZero(splitByChar('_', system.parts.name)[5]), 0),
    min_block_number, max_block_number, system.parts.rows, toUnixTimestamp(min_time), 1
  FROM system.parts
  WHERE database = currentDatabase() AND active AND table IN ('events', 'sessions', 'daily_sums', 'daily_builds')
  UNION ALL
  SELECT 'change', table, command, toUInt64(arrayMax(block_numbers.number)), 0, 0, 0, 0, toUInt8(is_done OR is_killed)
  FROM system.mutations
  WHERE database = currentDatabase() AND table IN ('events', 'sessions')`

/**
 * Whether nothing has changed since that an answer about a site up to an instant can depend on, as far as this tells; otherwise the
 * rows themselves have to be looked at. What has come may be later than that, as what visitors do now is later than yesterday.
 */
export function isSameUntil(before: DataState, now: DataState, siteId: number, to: number): boolean {
  if (before === now) return true
  if (before.tables !== now.tables || changesOf(before, siteId) !== changesOf(now, siteId)) return false
  const month = monthOf(to - 1)
  const keyOf = ({ table, partition }: Part) => `${table} ${partition}`
  const byPartition = ({ parts }: DataState) =>
    Map.groupBy(
      parts.filter(({ partition }) => !/^\d{6}$/.test(partition) || partition <= month),
      keyOf,
    )
  const [partsBefore, partsNow] = [byPartition(before), byPartition(now)]
  return [...new Set([...partsBefore.keys(), ...partsNow.keys()])].every((key) =>
    areSameUntil(partsBefore.get(key) ?? [], partsNow.get(key) ?? [], to),
  )
}

const changesOf = ({ changes }: DataState, siteId: number): string =>
  JSON.stringify(ownChanges(changes, siteId).map(({ table, number, isDone }) => `${table} ${number} ${isDone}`))

/** Whether parts of one month hold the same rows, beside later ones. A part of earlier and new inserts does not tell. */
function areSameUntil(before: readonly Part[], now: readonly Part[], to: number): boolean {
  const last = Math.max(-1, ...before.map((part) => part.last))
  const added = now.filter((part) => part.first > last)
  const kept = now.filter((part) => part.last <= last)
  return (
    added.length + kept.length === now.length &&
    rowsIn(kept) === rowsIn(before) &&
    added.every(({ table, since }) => (table === 'events' || table === 'sessions') && since >= to)
  )
}

const rowsIn = (parts: readonly Part[]): number => parts.reduce((sum, { rows }) => sum + rows, 0)

const monthOf = (instant: number): string => new Date(instant).toISOString().slice(0, 7).replace('-', '')

/** The numbers of the last changes of both tables that a site's rows have seen. */
export interface ChangeNumbers extends Readonly<Record<Change['table'], bigint>> {
  /** The tables whose numbers these are. */
  tables: string
}

/** The last changes that concern a site; undefined while one runs, when some of its rows are as before and some are not. */
export function lastChanges({ tables, changes }: DataState, siteId: number): ChangeNumbers | undefined {
  const own = ownChanges(changes, siteId)
  if (own.some(({ isDone }) => !isDone)) return undefined
  const lastOf = (table: Change['table']) =>
    own.reduce((last, one) => (one.table === table && one.number > last ? one.number : last), 0n)
  return { tables, events: lastOf('events'), sessions: lastOf('sessions') }
}

/** Whether a site's rows have not been changed since; where ClickHouse may have forgotten a change, they have. */
export function isUnchangedSince(state: DataState, siteId: number, since: ChangeNumbers): boolean {
  const last = lastChanges(state, siteId)
  if (last === undefined || state.tables !== since.tables) return false
  return (['events', 'sessions'] as const).every((table) => {
    const known = state.changes.filter((one) => one.table === table).map(({ number }) => number)
    const isForgotten = known.length >= KEPT_CHANGES && known.every((number) => number > since[table])
    return last[table] <= since[table] && !isForgotten
  })
}

const ownChanges = (changes: readonly Change[], siteId: number): Change[] =>
  changes.filter(({ command }) => {
    const sites = sitesOf(command)
    return sites === undefined || sites.includes(siteId)
  })

/** The sites that a statement names; undefined where it may concern any. */
function sitesOf(command: string): number[] | undefined {
  const [, one, several] = /site_id (?:= (\d+)|IN (?:_CAST\()?[[(]([\d, ]+)[\])])/.exec(command) ?? []
  const named = one ?? several
  return named === undefined || / OR /.test(command) ? undefined : named.split(',').map(Number)
}
