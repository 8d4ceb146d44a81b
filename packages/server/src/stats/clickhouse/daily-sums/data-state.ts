import type { RunQuery } from '../../../store/clickhouse/select.ts'

/** What the tables say of themselves: it changes with every insert and every change of rows, whoever makes it. */
export interface DataState {
  /** The ids of the tables: those that were restored elsewhere have forgotten the changes of their rows. */
  tables: string
  parts: readonly PartitionState[]
  changes: readonly Change[]
}

interface PartitionState {
  table: string
  /** The month, as `202601`; `all` where a table has no months. */
  partition: string
  /** Merges leave it as it is, an insert does not. */
  state: string
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

interface StateRow {
  kind: 'table' | 'parts' | 'change'
  table: string
  name: string
  number: string
  state: string
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
      .filter(({ kind }) => kind === 'parts')
      .map(({ table, name, state }) => ({ table, partition: name, state })),
    changes: [...listed, ...forgottenChanges(rows, listed)],
  }
}

/**
 * The last change that parts of a table have seen, where the table does not list it: the parts were restored without it. It may concern
 * any site.
 */
const forgottenChanges = (rows: readonly StateRow[], listed: readonly Change[]): Change[] =>
  rows
    .filter(({ kind, number }) => kind === 'parts' && number !== '0')
    .map(({ table, number }) => ({
      table: table as Change['table'],
      number: BigInt(number),
      isDone: true,
      command: '',
    }))
    .filter((seen) => !listed.some(({ table, number }) => table === seen.table && number === seen.number))

const STATE = `
  SELECT 'table' AS kind, name AS table, toString(uuid) AS name, toUInt64(0) AS number, '' AS state, toUInt8(1) AS is_done
  FROM system.tables WHERE database = currentDatabase() AND name IN ('events', 'sessions')
  UNION ALL
  SELECT 'parts', table, partition_id,
    if(table IN ('events', 'sessions'), max(toUInt64OrZero(splitByChar('_', system.parts.name)[5])), 0),
    concat(toString(max(max_block_number)), ' ', toString(sum(rows))), 1
  FROM system.parts
  WHERE database = currentDatabase() AND active AND table IN ('events', 'sessions', 'daily_sums', 'daily_builds')
  GROUP BY table, partition_id
  UNION ALL
  SELECT 'change', table, command, toUInt64(arrayMax(block_numbers.number)), '', toUInt8(is_done OR is_killed)
  FROM system.mutations
  WHERE database = currentDatabase() AND table IN ('events', 'sessions')`

/** The same as long as nothing has changed that an answer about a site up to an instant can depend on. */
export function signatureOf({ tables, parts, changes }: DataState, siteId: number, to: number): string {
  const month = monthOf(to - 1)
  const own = parts.filter(({ partition }) => !/^\d{6}$/.test(partition) || partition <= month)
  return JSON.stringify([
    tables,
    own.map(({ table, partition, state }) => `${table} ${partition} ${state}`).toSorted(),
    ownChanges(changes, siteId).map(({ table, number, isDone }) => `${table} ${number} ${isDone}`),
  ])
}

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
