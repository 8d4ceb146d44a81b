import type { FixedDimension, Metric, Dimension } from '@sightline/api-client/contract'
import type { RunQuery } from '../../store/clickhouse/select.ts'
import { metricValuesIn, formulaColumns, formulaOf, minorUnitsOf, sumsFor } from './sql/formulas.ts'
import { shareInPercent } from '../query/share-in-percent.ts'
import { columnOf } from './sql/columns.ts'
import type { QueryParameters } from './sql/query-parameters.ts'
import { eventsPart, isReadFromVisits, visitsPart } from './breakdown-parts.ts'
import { depthQuery, eventTable, exitsQuery } from './sql/fragments.ts'
import { conditionsOf, type Conditions } from './sql/where.ts'
import type { StatsQuery } from '../query/stats-query.ts'
import { kindOf } from '../query/dimensions.ts'
import { sumParameters, valuesOfSums } from './daily-sums/sum-queries.ts'
import type { UsableSums } from './daily-sums/usable-builds.ts'
import { decideSums, type Decided } from './table-decider.ts'
import type { BreakdownRow, NamedGoalCondition, RangeTotals, Selection } from '../source.ts'

interface Row {
  value: string
  visitors: string
  row_count: string
  total_rows: string
  [column: string]: unknown
}

/** The tables that statistics are read from. */
export interface Tables extends Decided {
  ask: RunQuery
  /** The goals of the site. */
  goals: readonly NamedGoalCondition[]
}

/** Reads the rows of a dimension with these metrics, and their total number, in one query. */
export async function readBreakdown(
  tables: Tables,
  statsQuery: StatsQuery,
  dimension: Dimension,
  metrics: readonly Metric[],
  totals: RangeTotals,
  selection: Selection,
): Promise<{ rows: BreakdownRow[]; total_rows: number }> {
  const { ask, goals } = tables
  const conditions = conditionsOf(statsQuery, goals)
  const parameters: QueryParameters = {
    ...conditions.parameters,
    minor_units: minorUnitsOf(statsQuery.currency),
    reachable_of_all: totals.reachable,
    search: selection.search ?? '',
    missing: Number(selection.isMissingFound ?? false),
    values: selection.values ?? [],
  }
  const usable = await decideSums(tables, statsQuery, { metrics: metricsRead(metrics, selection), dimension })
  const parts = (): Parts =>
    partsOfTables(
      conditions,
      { dimension, table: eventTable(kindOf(dimension), conditions, goals, parameters) },
      metrics,
      parameters,
    )
  const ofSums = (sums: UsableSums): Parts => {
    Object.assign(parameters, sumParameters(statsQuery, sums))
    return {
      base: valuesOfSums(
        parameters,
        new Map([[dimension as FixedDimension, 'all']]),
        sumsFor(metricsRead(metrics, selection)),
      ),
      beside: [],
    }
  }
  const sql = breakdownSql(usable === undefined ? parts() : ofSums(usable), metrics, selection)
  const read = (limit: number, offset: number) => ask<Row>(sql, { ...parameters, limit, offset })
  const rows = await read(selection.limit, selection.offset)
  // A page past the end has no row with the total number, so it is read from the first page.
  const [first] = rows.length === 0 && selection.offset > 0 ? await read(1, 0) : rows
  return {
    rows: rows.map((row) => ({
      value: row.value,
      visitors: Number(row.visitors),
      percentage: shareInPercent(Number(row.visitors), totals.visitors),
      count: Number(row.row_count),
      metricValues: metricValuesIn(row, metrics, totals.visitors),
    })),
    total_rows: Number(first?.total_rows ?? 0),
  }
}

/** The metrics that a selection of rows needs as well. */
const metricsRead = (metrics: readonly Metric[], { sort }: Selection): readonly Metric[] =>
  sort === undefined || sort.by === 'value' ? metrics : [...metrics, sort.by]

/** Queries by value: the one for the rows, and others that only add to them. */
interface Parts {
  base: string | undefined
  beside: readonly string[]
}

interface DimensionTable {
  dimension: Dimension
  /** The table of the events. */
  table: string
}

function partsOfTables(
  conditions: Conditions,
  { dimension, table }: DimensionTable,
  metrics: readonly Metric[],
  parameters: QueryParameters,
): Parts {
  const kind = kindOf(dimension)
  const sums = sumsFor([...metrics, 'visitors'])
  const value = columnOf(dimension, 'dimension_key', parameters)
  const isFromVisits = isReadFromVisits(kind, conditions)
  const counted = { id: 'all', dimension, column: value }
  const eventPart = eventsPart(conditions, [{ ...counted, table }], sums, isFromVisits ? 'beside' : 'base')
  const visitPart = visitsPart(conditions, [counted], sums, isFromVisits ? 'base' : 'beside')
  const beside = [
    isFromVisits ? eventPart : visitPart,
    sums.has('depth') ? depthQuery(conditions, `toString(${value})`) : undefined,
    sums.has('exits') ? exitsQuery(conditions) : undefined,
  ].filter((part) => part !== undefined)
  return { base: isFromVisits ? visitPart : eventPart, beside }
}

function breakdownSql(
  { base, beside }: Parts,
  metrics: readonly Metric[],
  { sort = { by: 'visitors', order: 'descend' }, values }: Selection,
): string {
  const joins = beside.map(
    (part, index) => `ANY LEFT JOIN (${part}) AS part_${index} ON part_${index}.value = base.value`,
  )
  const order = sort.by === 'value' ? 'value' : formulaOf(sort.by)
  return `
  SELECT base.value AS value, visitors, row_count, ${formulaColumns(metrics).join(', ')}${metrics.length > 0 ? ',' : ''}
    count() OVER () AS total_rows
  FROM (${base}) AS base
  ${joins.join('\n  ')}
  WHERE (position(lowerUTF8(base.value), lowerUTF8({search: String})) > 0 OR (base.value = '' AND {missing: UInt8} = 1))
    ${values === undefined ? '' : 'AND base.value IN {values: Array(String)}'}
  ORDER BY ${order} ${sort.order === 'ascend' ? 'ASC' : 'DESC'} NULLS LAST, visitors DESC, row_count DESC, value
  LIMIT {limit: UInt32} OFFSET {offset: UInt32}`
}
