import { statsLimits, type Metric, type Output, type Schemas } from '@sightline/api-client/contract'
import type { z } from 'zod'
import { describeRange, describeSeries, describeTimeRange, startsOf, type StatsSite } from './query/stats-query.ts'
import { changeOf } from './query/change.ts'
import { resolveSiteQuery } from './resolve-site-query.ts'
import { describeSource, type StatsSource } from './source.ts'
import { pickMetrics } from './metric-values.ts'
import { readRows, type RowSelection, type RowSort } from './read-rows.ts'
import { invalidFields } from '../errors.ts'
import { assertSupported, knownParts } from './capabilities.ts'
import { knownColumns } from './row-columns.ts'
import { assertAvailable, assertTrend, unavailableReason } from './query/availability.ts'

type QueryCall = Schemas['stats']['query']
type QueryInput = Omit<z.output<QueryCall['input']>, 'site_id'>
type Answer = Output<QueryCall>

const NO_ROWS: Pick<Answer, 'rows' | 'total_rows'> = { rows: [], total_rows: 0 }

/** Answers one query of statistics. @throws {ApiError} where a part of it does not exist */
export async function readQuery(source: StatsSource, site: StatsSite, input: QueryInput, now: Date): Promise<Answer> {
  const { dimension, filters = [] } = input
  const metrics = [...new Set(input.metrics ?? (['visitors'] as const))]
  const sort = sortIn(input.sort)
  const by = sort?.by
  if (by === 'change' && input.compare === undefined) throw invalidFields({ sort: 'sort_unknown' })
  const needed = by === undefined || by === 'value' || by === 'change' ? metrics : [...metrics, by]
  assertAvailable(needed, dimension, filters)
  assertSupported(source, { ...input, metrics: needed })
  if (input.trend === true) assertTrend(dimension, input.limit ?? statsLimits.defaultRows)
  const columns = dimension === undefined ? [] : knownColumns(source, dimension, filters, input.columns)
  const resolved = knownParts(source, await resolveSiteQuery(source, site, input, now))
  const { period, query, comparison } = resolved
  // Some metrics exist for rows only.
  const ofAll = metrics.filter((metric) => unavailableReason(metric, 'none') === undefined)
  const starts = input.interval === undefined ? [] : startsOf(period)
  // A conversion of rows is measured against the visitors who could have reached it.
  const measured = columns.includes('conversion_rate') ? [...new Set<Metric>([...ofAll, 'conversion_rate'])] : ofAll
  const [totals, before] = await Promise.all([
    source.readTotals(query, measured, starts),
    comparison === undefined ? undefined : source.readTotals(comparison.query, ofAll, []),
  ])
  const rows =
    dimension === undefined
      ? NO_ROWS
      : await readRows(source, resolved, { dimension, metrics, columns, totals, before }, selectionIn(input, sort))
  const values = rows.rows.map(({ value }) => value)
  const trends =
    input.trend === true && dimension !== undefined
      ? await source.readTrends?.(query, dimension, values, startsOf(period))
      : undefined
  const sourceState = describeSource(source, period.to, now.getTime())
  return {
    range: describeRange(period),
    source: sourceState,
    currency: site.currency_type,
    totals: pickMetrics(totals.metricValues, ofAll),
    ...(comparison !== undefined &&
      before !== undefined && {
        comparison: {
          range: describeTimeRange(comparison.range),
          totals: before.metricValues,
          ...changeOf(pickMetrics(totals.metricValues, ofAll), before.metricValues),
        },
      }),
    ...(input.interval === undefined
      ? {}
      : {
          series: describeSeries(
            period,
            totals.buckets.map((bucket) => pickMetrics(bucket, ofAll)),
            sourceState.complete_until,
          ),
        }),
    ...(dimension === undefined ? {} : { dimension }),
    ...rows,
    ...(trends !== undefined && { rows: rows.rows.map((row) => ({ ...row, trend: trends.get(row.value) ?? [] })) }),
  }
}

function selectionIn(input: QueryInput, sort: RowSort | undefined): RowSelection {
  const { search, search_missing: isMissingFound, limit = statsLimits.defaultRows, offset = 0 } = input
  return { sort, search, isMissingFound, limit, offset }
}

function sortIn(text: string | undefined): RowSort | undefined {
  if (text === undefined) return undefined
  const [name = '', order] = text.split(':')
  const by = name as RowSort['by']
  return { by, order: order === undefined ? (by === 'value' ? 'ascend' : 'descend') : (order as RowSort['order']) }
}
