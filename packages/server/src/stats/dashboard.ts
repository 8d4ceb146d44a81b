import {
  dashboardMetrics,
  isPropertyDimension,
  metricFacts,
  statsLimits,
  type Dimension,
  type Metric,
  type Output,
  type Schemas,
} from '@sightline/api-client/contract'
import type { z } from 'zod'
import {
  describeRange,
  describeSeries,
  describeTimeRange,
  startsOf,
  type Comparison,
  type Filter,
  type StatsQuery,
  type StatsSite,
} from './query/stats-query.ts'
import { filterReason } from './query/availability.ts'
import { dayAt } from './query/calendar.ts'
import { addColumns } from './row-columns.ts'
import { changeOf } from './query/change.ts'
import { kindOf } from './query/dimensions.ts'
import {
  describeSource,
  type Breakdown,
  type RangeTotals,
  type StatsSource,
  type Totals,
  type ValueMetrics,
} from './source.ts'
import { emptyValues, type MetricValues } from './metric-values.ts'
import { hasDimension, assertSupported, knownParts } from './capabilities.ts'
import { resolveSiteQuery } from './resolve-site-query.ts'

type DashboardCall = Schemas['stats']['dashboard']
export type Dashboard = Output<DashboardCall>

/**
 * All statistics of a dashboard: at most two scans of each table, and two more of each for a comparison.
 * @param input With `since`, the instant of what is known of the site beside its events, from which `all` may begin.
 */
export async function readDashboard(
  source: StatsSource,
  site: StatsSite,
  { range = 'today', ...rest }: Omit<z.output<DashboardCall['input']>, 'site_id'> & { since?: number | undefined },
  now: Date,
): Promise<Dashboard> {
  const input = { range, ...rest }
  assertSupported(source, { filters: input.filters, interval: input.interval, range: input.range })
  const { period, query, comparison } = knownParts(source, await resolveSiteQuery(source, site, input, now))
  const further = [...new Set(input.metrics)]
  const metrics: Metric[] = [...dashboardMetrics, ...further.filter((metric) => isKnown(source, metric, input.filters))]
  const lacking = further.filter((metric) => !metrics.includes(metric))
  const valuesOf = (values: MetricValues) => dashboardValues(values, metrics)
  const dimensions = [...new Set(input.panels)]
  const known = dimensions.filter((dimension) => hasDimension(source, dimension))
  const hasConversion =
    known.includes('goal') || known.some((dimension) => input.columns?.[dimension]?.includes('conversion_rate'))
  const [totals, earlier, breakdowns] = await Promise.all([
    // A conversion of rows is measured against the visitors who could have reached them.
    source.readTotals(
      query,
      hasConversion ? [...new Set<Metric>([...metrics, 'conversion_rate'])] : metrics,
      startsOf(period),
    ),
    comparison && readComparison(source, comparison, metrics),
    source.readBreakdowns(query, known, statsLimits.panelRows),
  ])
  const sourceState = describeSource(source, period.to, now.getTime())
  const rows = breakdowns(totals)
  const rowsWithComparison =
    comparison === undefined || earlier === undefined
      ? rows
      : await compareRows(source, { query: comparison.query, before: earlier.before }, rows)
  const rowsWithColumns = await addColumns(source, query, totals, rowsWithComparison, input.columns)
  const dataSince = comparison && earlier && (await readDataSince(source, comparison, earlier))
  const breakdownOf = new Map(rowsWithColumns.map((breakdown) => [breakdown.dimension, breakdown]))
  return {
    range: describeRange(period),
    source: sourceState,
    currency: site.currency_type,
    ...(lacking.length > 0 && { lacking }),
    totals: valuesOf(totals.metricValues),
    ...(comparison !== undefined &&
      earlier !== undefined && {
        comparison: {
          ...describeComparison(comparison, earlier, { totals, valuesOf, completeUntil: sourceState.complete_until }),
          ...(dataSince !== undefined && { data_since: new Date(dataSince).toISOString() }),
        },
      }),
    series: describeSeries(period, totals.buckets.map(valuesOf), sourceState.complete_until),
    breakdowns: dimensions.map(
      (dimension) => breakdownOf.get(dimension) ?? { dimension, rows: [], total_rows: 0, is_lacking: true as const },
    ),
  }
}

interface ComparisonValues {
  before: Totals
  /** The values of each bucket of the comparison's days. */
  buckets: readonly MetricValues[]
}

/** Whether a source knows a metric, with these filters. */
const isKnown = (source: StatsSource, metric: Metric, filters: readonly Filter[] = []): boolean =>
  source.capabilities.metrics.has(metric) &&
  filters.every(([, dimension]) => filterReason(metric, kindOf(dimension)) === undefined)

/** The values of a comparison, and those of its days, in one reading where it ends with a day. */
async function readComparison(
  source: StatsSource,
  { query, days }: Comparison,
  metrics: readonly Metric[],
): Promise<ComparisonValues> {
  if (days === undefined) return { before: await source.readTotals(query, metrics, []), buckets: [] }
  const read = (to: number) => source.readTotals({ ...query, to }, metrics, startsOf(days))
  const [whole, before] = await Promise.all([
    read(days.to),
    days.to === query.to ? undefined : source.readTotals(query, metrics, []),
  ])
  return { before: before ?? whole, buckets: whole.buckets }
}

/**
 * The instant of the first event, where the comparison begins on an earlier day: it is then no measure of anything. Its first bucket
 * says at no cost that it does not.
 */
async function readDataSince(
  source: StatsSource,
  { range, query }: Comparison,
  { before, buckets }: ComparisonValues,
): Promise<number | undefined> {
  const first = buckets[0] ?? before.metricValues
  if ((first.visitors ?? 0) > 0) return undefined
  const since = await source.readFirstEvent?.(query.siteId)
  return since !== undefined && dayAt(since, query.timeZone).compare(dayAt(range.from, query.timeZone)) > 0
    ? since
    : undefined
}

interface ComparedPeriod {
  totals: Totals
  valuesOf: (values: MetricValues) => Dashboard['totals']
  completeUntil: string
}

function describeComparison(
  { range, days }: Comparison,
  { before, buckets }: ComparisonValues,
  { totals, valuesOf, completeUntil }: ComparedPeriod,
) {
  const [now, then] = [valuesOf(totals.metricValues), valuesOf(before.metricValues)]
  return {
    range: describeTimeRange(range),
    totals: then,
    ...(days !== undefined && { series: describeSeries(days, buckets.map(valuesOf), completeUntil) }),
    ...changeOf(now, then),
  }
}

/** The rows with the visitors of the same values in another range, and the change since. */
async function compareRows(
  source: StatsSource,
  { query, before }: { query: StatsQuery; before: RangeTotals },
  breakdowns: readonly Breakdown[],
): Promise<Dashboard['breakdowns']> {
  const metrics = ['visitors'] as const
  const filled = breakdowns.filter(({ rows }) => rows.length > 0)
  const valuesOf = ({ rows }: Breakdown) => rows.map(({ value }) => value)
  const fixed = filled.flatMap((one) =>
    isPropertyDimension(one.dimension) ? [] : [[one.dimension, valuesOf(one)] as const],
  )
  const properties = filled.filter(({ dimension }) => isPropertyDimension(dimension))
  const [earlierOfFixed, ...earlierOfProperties] = await Promise.all([
    source.readMetricBreakdowns(
      query,
      fixed.map(([dimension]) => dimension),
      metrics,
      {
        limit: statsLimits.panelRows,
        values: new Map(fixed),
      },
    ),
    ...properties.map((one) => {
      const values = valuesOf(one)
      const same = { values, isMissingFound: true, limit: values.length, offset: 0 }
      return source.readBreakdown(query, one.dimension, metrics, before, same)
    }),
  ])
  const earlierOf = new Map<Dimension, readonly ValueMetrics[]>([
    ...earlierOfFixed,
    ...properties.map(({ dimension }, index) => [dimension, earlierOfProperties[index]?.rows ?? []] as const),
  ])
  return breakdowns.map((breakdown) => {
    const found = new Map(earlierOf.get(breakdown.dimension)?.map(({ value, metricValues }) => [value, metricValues]))
    return {
      ...breakdown,
      rows: breakdown.rows.map((row) => {
        const values = found.get(row.value) ?? emptyValues(metrics)
        return { ...row, comparison: { figures: values, ...changeOf({ visitors: row.visitors }, values) } }
      }),
    }
  })
}

const dashboardValues = (values: MetricValues, metrics: readonly Metric[]) =>
  Object.fromEntries(
    metrics.map((metric) => {
      const value = values[metric]
      return [metric, value === undefined ? metricFacts[metric].none : value]
    }),
  ) as Dashboard['totals']
