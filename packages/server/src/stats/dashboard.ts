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
  type ResolvedStatsQuery,
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
  type SeriesRange,
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
  const [{ totals, earlier }, breakdowns] = await Promise.all([
    readAllTotals(
      source,
      { period, query, comparison },
      // A conversion of rows is measured against the visitors who could have reached them.
      hasConversion ? [...new Set<Metric>([...metrics, 'conversion_rate'])] : metrics,
    ),
    source.readBreakdowns(query, known, { limit: statsLimits.panelRows, before: comparison?.query }),
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

/** The totals of a range and of its comparison, with the series of both; in one reading where the source can. */
async function readAllTotals(
  source: StatsSource,
  { period, query, comparison }: ResolvedStatsQuery,
  metrics: readonly Metric[],
): Promise<{ totals: Totals; earlier: ComparisonValues | undefined }> {
  const ranges = [
    { from: query.from, to: query.to, starts: startsOf(period) },
    ...(comparison === undefined ? [] : rangesOf(comparison)),
  ]
  const [totals, before, days = before] =
    source.readTotalsOfRanges === undefined
      ? await Promise.all(
          ranges.map(({ starts, ...range }) => source.readTotals({ ...query, ...range }, metrics, starts)),
        )
      : await source.readTotalsOfRanges(query, metrics, ranges)
  if (totals === undefined) throw new Error('A range has totals')
  return { totals, earlier: before && { before, buckets: days?.buckets ?? [] } }
}

/** The range of a comparison, and that of its days where they go on after it. */
function rangesOf({ query: { from, to }, days }: Comparison): SeriesRange[] {
  if (days === undefined) return [{ from, to, starts: [] }]
  const series = { from, to: days.to, starts: startsOf(days) }
  return days.to === to ? [series] : [{ from, to, starts: [] }, series]
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

const comparisonMetrics = ['visitors'] as const

/** The rows with the visitors of the same values in another range, and the change since. */
async function compareRows(
  source: StatsSource,
  { query, before }: { query: StatsQuery; before: RangeTotals },
  breakdowns: readonly Breakdown[],
): Promise<Dashboard['breakdowns']> {
  const lacking = breakdowns.filter(({ rows }) => rows.some(({ visitorsBefore }) => visitorsBefore === undefined))
  const earlierOf = await readValuesBefore(source, { query, before }, lacking)
  return breakdowns.map((breakdown) => {
    const found = new Map(earlierOf.get(breakdown.dimension)?.map(({ value, metricValues }) => [value, metricValues]))
    return {
      ...breakdown,
      rows: breakdown.rows.map(({ visitorsBefore, ...row }) => {
        const values =
          visitorsBefore === undefined
            ? (found.get(row.value) ?? emptyValues(comparisonMetrics))
            : { visitors: visitorsBefore }
        return { ...row, comparison: { figures: values, ...changeOf({ visitors: row.visitors }, values) } }
      }),
    }
  })
}

async function readValuesBefore(
  source: StatsSource,
  { query, before }: { query: StatsQuery; before: RangeTotals },
  breakdowns: readonly Breakdown[],
): Promise<ReadonlyMap<Dimension, readonly ValueMetrics[]>> {
  const valuesOf = ({ rows }: Breakdown) => rows.map(({ value }) => value)
  const fixed = breakdowns.flatMap((one) =>
    isPropertyDimension(one.dimension) ? [] : [[one.dimension, valuesOf(one)] as const],
  )
  const properties = breakdowns.filter(({ dimension }) => isPropertyDimension(dimension))
  const [ofFixed, ...ofProperties] = await Promise.all([
    fixed.length === 0
      ? []
      : source.readMetricBreakdowns(
          query,
          fixed.map(([dimension]) => dimension),
          comparisonMetrics,
          { limit: statsLimits.panelRows, values: new Map(fixed) },
        ),
    ...properties.map((one) => {
      const values = valuesOf(one)
      const same = { values, isMissingFound: true, limit: values.length, offset: 0 }
      return source.readBreakdown(query, one.dimension, comparisonMetrics, before, same)
    }),
  ])
  return new Map<Dimension, readonly ValueMetrics[]>([
    ...ofFixed,
    ...properties.map(({ dimension }, index) => [dimension, ofProperties[index]?.rows ?? []] as const),
  ])
}

const dashboardValues = (values: MetricValues, metrics: readonly Metric[]) =>
  Object.fromEntries(
    metrics.map((metric) => {
      const value = values[metric]
      return [metric, value === undefined ? metricFacts[metric].none : value]
    }),
  ) as Dashboard['totals']
