import { type Metric } from '@sightline/api-client/contract'
import type { ReportRequest, ReportRow } from '../../google/report-types.ts'
import { emptyValues, type MetricValues } from '../metric-values.ts'
import { shareInPercent } from '../query/share-in-percent.ts'
import type { StatsQuery } from '../query/stats-query.ts'
import type { BreakdownRow } from '../source.ts'
import { ourMetric } from './google-names.ts'

/** The number that a row has for one of the metrics that a report asked for. */
export function numberIn(row: ReportRow | undefined, { metrics }: ReportRequest, name: string): number | undefined {
  const text = row?.metricValues?.[metrics.findIndex((metric) => metric.name === name)]?.value
  return text === undefined ? undefined : Number(text)
}

/** The metrics of a row of a report, under our names. */
export function valuesIn(
  row: ReportRow | undefined,
  request: ReportRequest,
  metrics: readonly Metric[],
  { currency }: StatsQuery,
  allVisitors = 0,
): MetricValues {
  const valueOf = (name: string) => numberIn(row, request, name)
  return Object.fromEntries(metrics.map((metric) => [metric, ourMetric(metric, valueOf, { allVisitors, currency })]))
}

/** Adds the share of `visitors` in all visitors of the range, from 0 to 100, where it is asked for: Google has no such metric. */
export const withPercentage = (
  values: MetricValues,
  metrics: readonly Metric[],
  visitors: number,
  allVisitors: number,
): MetricValues =>
  metrics.includes('percentage') ? { ...values, percentage: shareInPercent(visitors, allVisitors) } : values

/** The given metrics, with the empty value for those that are missing. */
export const pick = (values: MetricValues, metrics: readonly Metric[]): MetricValues =>
  Object.fromEntries(metrics.map((metric) => [metric, values[metric] ?? emptyValues([metric])[metric]]))

/** One row for each value: rows whose Google values are one of ours are added up. Other metrics are those of the first such row. */
export function mergeRows(rows: readonly BreakdownRow[]): BreakdownRow[] {
  const merged = new Map<string, BreakdownRow>()
  for (const row of rows) {
    const known = merged.get(row.value)
    merged.set(
      row.value,
      known === undefined
        ? row
        : {
            ...known,
            visitors: known.visitors + row.visitors,
            percentage: Math.min(known.percentage + row.percentage, 100),
            count: known.count + row.count,
          },
    )
  }
  return [...merged.values()]
}
