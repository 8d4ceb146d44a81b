import type { DashboardMetric, FixedDimension } from '@sightline/api-client/contract'
import type { StatsQuery } from '../query/stats-query.ts'
import { kindOf } from '../query/dimensions.ts'
import type { ValueMetrics, ValueSelection } from '../source.ts'
import type { Tables } from './breakdown.ts'
import { eventsPart, isReadFromVisits, visitsPart, type CountedDimension } from './breakdown-parts.ts'
import { columnOf } from './sql/columns.ts'
import { formulaColumns, formulaOf, metricValuesIn, sumsFor } from './sql/formulas.ts'
import { eventRows, eventSums, eventTable } from './sql/fragments.ts'
import type { QueryParameters } from './sql/query-parameters.ts'
import { conditionsOf, type Conditions } from './sql/where.ts'

interface Row {
  dimension: string
  value: string
  [column: string]: unknown
}

/** A dimension of the query, with the table of its events. */
type Counted = CountedDimension & { dimension: FixedDimension; table: string }

type Metrics = readonly [DashboardMetric, ...DashboardMetric[]]

/**
 * The values of several dimensions with metrics of the dashboard: one query for all dimensions of visits, entry and exit pages, and
 * one for those of events that are counted alike.
 */
export async function readMetricBreakdowns(
  { ask, goals }: Tables,
  statsQuery: StatsQuery,
  dimensions: readonly FixedDimension[],
  metrics: Metrics,
  { limit, values }: ValueSelection,
): Promise<Map<FixedDimension, ValueMetrics[]>> {
  const conditions = conditionsOf(statsQuery, goals)
  const parameters: QueryParameters = { ...conditions.parameters, limit }
  const counted = dimensions.map((dimension, index): Counted => {
    const table = eventTable(kindOf(dimension), conditions, goals, parameters)
    return { id: String(index), dimension, column: columnOf(dimension, '', parameters), table }
  })
  const scans = Map.groupBy(counted, (one) => scanOf(conditions, one))
  const answers = await Promise.all(
    [...scans.values()].map(([first, ...others]) => {
      if (first === undefined) throw new Error('A scan is of a dimension')
      const scan = [first, ...others] as const
      const named = values && Object.fromEntries(scan.map((one) => [valuesOf(one), values.get(one.dimension) ?? []]))
      return ask<Row>(queryOf(conditions, scan, metrics, named !== undefined), { ...parameters, ...named })
    }),
  )
  const rowsOf = Map.groupBy(answers.flat(), ({ dimension }) => dimension)
  return new Map(
    counted.map(({ id, dimension }) => [
      dimension,
      (rowsOf.get(id) ?? []).map((row) => ({ value: row.value, metricValues: metricValuesIn(row, metrics, 0) })),
    ]),
  )
}

/** The same for dimensions whose values are counted alike, from the same rows. */
function scanOf(conditions: Conditions, { dimension, table }: Counted): string {
  const kind = kindOf(dimension)
  if (isReadFromVisits(kind, conditions)) return 'visits'
  const { row_count } = eventSums(conditions, kind)
  return [table, row_count, eventRows(conditions, kind, new Set(['visitors']))].join()
}

const valuesOf = ({ id }: Counted): string => `values_${id}`

function queryOf(
  conditions: Conditions,
  dimensions: readonly [Counted, ...Counted[]],
  metrics: Metrics,
  isNamed: boolean,
): string {
  const sums = sumsFor([...metrics, 'visitors'])
  const isFromVisits = isReadFromVisits(kindOf(dimensions[0].dimension), conditions)
  const eventPart = eventsPart(conditions, dimensions, sums, isFromVisits ? 'beside' : 'base')
  const visitPart = visitsPart(conditions, dimensions, sums, isFromVisits ? 'base' : 'beside')
  const [base, beside] = isFromVisits ? [visitPart, eventPart] : [eventPart, visitPart]
  const named = dimensions.map(
    (one) => `(base.dimension = '${one.id}' AND base.value IN {${valuesOf(one)}: Array(String)})`,
  )
  return `
  SELECT base.dimension AS dimension, base.value AS value, ${formulaColumns(metrics).join(', ')}
  FROM (${base}) AS base
  ${beside === undefined ? '' : `ANY LEFT JOIN (${beside}) AS beside ON beside.dimension = base.dimension AND beside.value = base.value`}
  ${isNamed ? `WHERE ${named.join(' OR ')}` : ''}
  ORDER BY ${formulaOf(metrics[0])} DESC NULLS LAST, visitors DESC, row_count DESC, value
  LIMIT {limit: UInt32} BY dimension`
}
