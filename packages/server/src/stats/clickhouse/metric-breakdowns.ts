import type { DashboardMetric, FixedDimension } from '@sightline/api-client/contract'
import type { StatsQuery } from '../query/stats-query.ts'
import { kindOf } from '../query/dimensions.ts'
import type { ValueMetrics, ValueSelection } from '../source.ts'
import type { Tables } from './breakdown.ts'
import { eventsPart, isReadFromVisits, visitsPart, type CountedDimension } from './breakdown-parts.ts'
import { sumParameters, valuesOfSums } from './daily-sums/sum-queries.ts'
import { decideSums } from './table-decider.ts'
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
  tables: Tables,
  statsQuery: StatsQuery,
  dimensions: readonly FixedDimension[],
  metrics: Metrics,
  { limit, values }: ValueSelection,
): Promise<Map<FixedDimension, ValueMetrics[]>> {
  const { ask, goals } = tables
  const conditions = conditionsOf(statsQuery, goals)
  const parameters: QueryParameters = { ...conditions.parameters, limit }
  const counted = dimensions.map((dimension, index): Counted => {
    const table = eventTable(kindOf(dimension), conditions, goals, parameters)
    return { id: String(index), dimension, column: columnOf(dimension, '', parameters), table }
  })
  const usable = new Map(
    await Promise.all(
      dimensions.map(
        async (dimension) => [dimension, await decideSums(tables, statsQuery, { metrics, dimension })] as const,
      ),
    ),
  )
  const scans = Map.groupBy(counted, (one) =>
    usable.get(one.dimension) === undefined ? scanOf(conditions, one) : SUMS,
  )
  const answers = await Promise.all(
    [...scans].map(([key, [first, ...others]]) => {
      if (first === undefined) throw new Error('A scan is of a dimension')
      const scan = [first, ...others] as const
      const sums = key === SUMS ? usable.get(first.dimension) : undefined
      const named = values && Object.fromEntries(scan.map((one) => [valuesOf(one), values.get(one.dimension) ?? []]))
      const isNamed = named !== undefined
      if (sums === undefined)
        return ask<Row>(queryOf(scan, partsOf(conditions, scan, metrics), metrics, isNamed), {
          ...parameters,
          ...named,
        })
      const ofSums: QueryParameters = { ...sumParameters(statsQuery, sums), limit, ...named }
      const base = valuesOfSums(ofSums, new Map(scan.map(({ dimension, id }) => [dimension, id])), sumsFor(metrics))
      return ask<Row>(queryOf(scan, { base, beside: undefined }, metrics, isNamed), ofSums)
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

/** The scan of daily sums. */
const SUMS = 'sums'

/** The same for dimensions whose values are counted alike, from the same rows. */
function scanOf(conditions: Conditions, { dimension, table }: Counted): string {
  const kind = kindOf(dimension)
  if (isReadFromVisits(kind, conditions)) return 'visits'
  const { row_count } = eventSums(conditions, kind)
  return [table, row_count, eventRows(conditions, kind, new Set(['visitors']))].join()
}

const valuesOf = ({ id }: Counted): string => `values_${id}`

/** Queries by value: the one for the rows, and one that only adds to them. */
interface Parts {
  base: string | undefined
  beside: string | undefined
}

function partsOf(conditions: Conditions, dimensions: readonly [Counted, ...Counted[]], metrics: Metrics): Parts {
  const sums = sumsFor([...metrics, 'visitors'])
  const isFromVisits = isReadFromVisits(kindOf(dimensions[0].dimension), conditions)
  const eventPart = eventsPart(conditions, dimensions, sums, isFromVisits ? 'beside' : 'base')
  const visitPart = visitsPart(conditions, dimensions, sums, isFromVisits ? 'base' : 'beside')
  return isFromVisits ? { base: visitPart, beside: eventPart } : { base: eventPart, beside: visitPart }
}

function queryOf(dimensions: readonly Counted[], { base, beside }: Parts, metrics: Metrics, isNamed: boolean): string {
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
