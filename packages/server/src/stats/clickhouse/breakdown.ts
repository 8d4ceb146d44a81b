import { isPropertyDimension, type Metric, type Dimension } from '@sightline/api-client/contract'
import type { Ask } from '../../store/clickhouse/select.ts'
import { metricValuesIn, formulaColumns, formulaOf, minorUnitsOf, sumsFor, type Sum } from './sql/formulas.ts'
import { percentageOf } from '../query/metric-values.ts'
import { columnOf } from './sql/columns.ts'
import type { QueryParameters } from './sql/query-parameters.ts'
import {
  columnsOf,
  depthQuery,
  eventRows,
  eventSums,
  eventTable,
  exitsQuery,
  visitFlags,
  visitSums,
} from './sql/fragments.ts'
import { conditionsOf, type Conditions } from './sql/where.ts'
import type { StatsQuery } from '../query/stats-query.ts'
import { kindOf, type DimensionKind } from '../query/dimensions.ts'
import type { BreakdownRow, NamedGoalCondition, RangeTotals, Selection } from '../source.ts'
import { decideTable } from './table-decider.ts'

interface Row {
  value: string
  visitors: string
  row_count: string
  total_rows: string
  [column: string]: unknown
}

/** The tables that statistics are read from. */
export interface Tables {
  ask: Ask
  /** The goals of the site. */
  goals: readonly NamedGoalCondition[]
}

/** Reads the rows of a dimension with these metrics, and their total number, in one query. */
export async function readBreakdown(
  { ask, goals }: Tables,
  statsQuery: StatsQuery,
  dimension: Dimension,
  metrics: readonly Metric[],
  totals: RangeTotals,
  selection: Selection,
): Promise<{ rows: BreakdownRow[]; total_rows: number }> {
  const conditions = conditionsOf(statsQuery, goals)
  const parameters: QueryParameters = {
    ...conditions.parameters,
    minor_units: minorUnitsOf(statsQuery.currency),
    reachable_of_all: totals.reachable,
    search: selection.search ?? '',
    missing: Number(selection.isMissingFound ?? false),
    values: selection.values ?? [],
  }
  const table = eventTable(kindOf(dimension), conditions, goals, parameters)
  const sql = breakdownSql(conditions, { dimension, table }, metrics, selection, parameters)
  const read = (limit: number, offset: number) => ask<Row>(sql, { ...parameters, limit, offset })
  const rows = await read(selection.limit, selection.offset)
  // A page past the end has no row with the total number, so it is read from the first page.
  const [first] = rows.length === 0 && selection.offset > 0 ? await read(1, 0) : rows
  return {
    rows: rows.map((row) => ({
      value: row.value,
      visitors: Number(row.visitors),
      percentage: percentageOf(Number(row.visitors), totals.visitors),
      count: Number(row.row_count),
      metricValues: metricValuesIn(row, metrics, totals.visitors),
    })),
    total_rows: Number(first?.total_rows ?? 0),
  }
}

/** Whether visits are counted in the table of visits: unless a filter matches single events. */
export const isReadFromVisits = (kind: DimensionKind, { hasEventFilters }: Conditions): boolean =>
  decideTable('visitors', kind) === 'visits' && !(kind === 'visit' && hasEventFilters)

interface DimensionTable {
  dimension: Dimension
  /** The table of the events. */
  table: string
}

function breakdownSql(
  conditions: Conditions,
  { dimension, table }: DimensionTable,
  metrics: readonly Metric[],
  { sort = { by: 'visitors', order: 'descend' }, values }: Selection,
  parameters: QueryParameters,
): string {
  const kind = kindOf(dimension)
  const sums = sumsFor([...metrics, 'visitors'])
  const value = columnOf(dimension, 'dimension_key', parameters)
  const isFromVisits = isReadFromVisits(kind, conditions)
  const eventPart = eventsPart(conditions, { dimension, table }, value, sums, isFromVisits ? 'beside' : 'base')
  const visitPart = visitsPart(conditions, kind, value, sums, isFromVisits ? 'base' : 'beside')
  const beside = [
    isFromVisits ? eventPart : visitPart,
    sums.has('depth') ? depthQuery(conditions, `toString(${value})`) : undefined,
    sums.has('exits') ? exitsQuery(conditions) : undefined,
  ].filter((part) => part !== undefined)
  const joins = beside.map(
    (part, index) => `ANY LEFT JOIN (${part}) AS part_${index} ON part_${index}.value = base.value`,
  )
  const order = sort.by === 'value' ? 'value' : formulaOf(sort.by)
  return `
  SELECT base.value AS value, visitors, row_count, ${formulaColumns(metrics).join(', ')}${metrics.length > 0 ? ',' : ''}
    count() OVER () AS total_rows
  FROM (${isFromVisits ? visitPart : eventPart}) AS base
  ${joins.join('\n  ')}
  WHERE (position(lowerUTF8(base.value), lowerUTF8({search: String})) > 0 OR (base.value = '' AND {missing: UInt8} = 1))
    ${values === undefined ? '' : 'AND base.value IN {values: Array(String)}'}
  ORDER BY ${order} ${sort.order === 'ascend' ? 'ASC' : 'DESC'} NULLS LAST, visitors DESC, row_count DESC, value
  LIMIT {limit: UInt32} OFFSET {offset: UInt32}`
}

type Role = 'base' | 'beside'

/** The query for the values from events; undefined where none of them is wanted. */
function eventsPart(
  conditions: Conditions,
  { dimension, table }: DimensionTable,
  value: string,
  wanted: ReadonlySet<Sum>,
  role: Role,
): string | undefined {
  const kind = kindOf(dimension)
  const own: readonly Sum[] = ['pageviews', 'events', 'converted', 'reachable', 'engaged_ms', 'revenue_sum']
  const all: Record<string, string> = { ...eventSums(conditions, kind) }
  // The visitors of an event are measured against all visitors.
  if (kind === 'event' || kind === 'goal' || kind === 'property')
    all['reachable'] = 'toUInt64({reachable_of_all: UInt64})'
  const sums = new Set([...wanted].filter((sum) => own.includes(sum)))
  if (role === 'beside' && sums.size === 0) return undefined
  if (role === 'base') sums.add('visitors')
  if (role === 'base' && wanted.has('visits')) sums.add('visits')
  // The pageviews of an exit page are those of the page itself.
  const column = kind === 'exit_page' ? 'pathname' : value
  return `
    SELECT toString(${column}) AS value, ${columnsOf(all, role === 'base' ? new Set([...sums, 'row_count']) : sums).join(', ')}
    FROM ${table}
    WHERE ${eventRows(conditions, kind, sums)}
      ${isPropertyDimension(dimension) ? 'AND mapContains(props, {dimension_key: String})' : ''}
    GROUP BY value
    ${role === 'base' ? 'HAVING visitors > 0' : ''}`
}

/** The query for the values from visits; undefined where none of them is wanted. */
function visitsPart(
  conditions: Conditions,
  kind: DimensionKind,
  value: string,
  wanted: ReadonlySet<Sum>,
  role: Role,
): string | undefined {
  const own: readonly Sum[] = ['views', 'duration_ms', 'bounces', 'entrants']
  if (role === 'beside' && !own.some((sum) => wanted.has(sum))) return undefined
  const sums = new Set<string>(own.filter((sum) => wanted.has(sum)))
  if (role === 'base') for (const name of ['visitors', 'visits', 'row_count']) sums.add(name)
  const isEntryOrExit = kind === 'entry_page' || kind === 'exit_page'
  return `
    WITH ${visitFlags(conditions)}
    SELECT toString(${kind === 'page' ? 'entry_page' : value}) AS value, ${columnsOf(visitSums(), sums).join(', ')}
    FROM sessions FINAL
    WHERE ${conditions.visits} ${isEntryOrExit ? `AND ${value} != ''` : ''}
    GROUP BY value
    ${role === 'base' ? 'HAVING visits > 0' : ''}`
}
