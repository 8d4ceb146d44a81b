import type { Dimension, Output, RowMetric, Schemas } from '@sightline/api-client/contract'
import { filterReason, unavailableReason } from './query/availability.ts'
import { kindOf } from './query/dimensions.ts'
import type { Filter, StatsQuery } from './query/stats-query.ts'
import type { RangeTotals, StatsSource } from './source.ts'

/** Those of the wanted metrics that rows of a dimension have, that the source knows, and that the filters leave. */
export function knownColumns(
  { capabilities }: StatsSource,
  dimension: Dimension,
  filters: readonly Filter[],
  wanted: readonly RowMetric[] = [],
): RowMetric[] {
  const known = (metric: RowMetric) =>
    capabilities.metrics.has(metric) &&
    capabilities.notInRows?.has(metric) !== true &&
    unavailableReason(metric, kindOf(dimension)) === undefined &&
    filters.every(([, filtered]) => filterReason(metric, kindOf(filtered)) === undefined)
  return [...new Set(wanted)].filter(known)
}

type Breakdowns = Output<Schemas['stats']['dashboard']>['breakdowns']

/** The rows with the wanted metrics: one query more for each breakdown that has some. */
export function addColumns(
  source: StatsSource,
  query: StatsQuery,
  totals: RangeTotals,
  breakdowns: Breakdowns,
  wanted: Readonly<Record<string, readonly RowMetric[]>> = {},
): Promise<Breakdowns> {
  return Promise.all(
    breakdowns.map(async (breakdown) => {
      const { dimension, rows } = breakdown
      const metrics = knownColumns(source, dimension, query.filters, wanted[dimension])
      if (metrics.length === 0 || rows.length === 0) return breakdown
      const values = rows.map(({ value }) => value)
      const same = { values, isMissingFound: true, limit: values.length, offset: 0 }
      const read = await source.readBreakdown(query, dimension, metrics, totals, same)
      const valuesOf = new Map(read.rows.map((row) => [row.value, row.metricValues]))
      return { ...breakdown, rows: rows.map((row) => ({ ...valuesOf.get(row.value), ...row })) }
    }),
  )
}
