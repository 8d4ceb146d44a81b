import {
  isPropertyDimension,
  isVisitMeasure,
  knownMetrics,
  type Dimension,
  type KnownMetric,
  type Metric,
} from '@sightline/api-client/contract'
import type { RealtimeRequest } from '../../google/report-types.ts'
import { unsupportedError } from '../capabilities.ts'
import type { MetricValues } from '../metric-values.ts'
import { shareInPercent } from '../query/share-in-percent.ts'
import { REALTIME_MS } from '../query/ranges.ts'
import type { StatsQuery } from '../query/stats-query.ts'
import type { BreakdownRow, Selection, Totals } from '../source.ts'
import { filterExpressionOf } from './google-filters.ts'
import { googleDimensions, ourValue } from './google-names.ts'
import type { Notices } from './notices.ts'
import type { ReportReader } from './report-reader.ts'

const MINUTE_MS = 60 * 1000
const MINUTES = 30
/** A report of the last minutes costs ten times as much as another one. */
const TTL = { current: MINUTE_MS / 2, minutes: MINUTE_MS }
const LAST_HALF_HOUR = [{ startMinutesAgo: MINUTES - 1, endMinutesAgo: 0 }]

/** Whether a query is about the last half hour: reports know hours and longer. */
export const isRealtime = ({ interval, from, to }: Pick<StatsQuery, 'interval' | 'from' | 'to'>): boolean =>
  interval === 'minute' && to - from <= REALTIME_MS + MINUTE_MS

/** Whether Google can tell about a range: of minutes, it knows the last half hour alone. */
export const isKnownRange = (query: Pick<StatsQuery, 'interval' | 'from' | 'to'>, now: number): boolean =>
  !isRealtime(query) || query.to > now - MINUTE_MS

/** Whether realtime reports know a dimension. */
export const isInRealtime = (dimension: Dimension): boolean => realtimeDimensionOf(dimension) !== undefined

function realtimeDimensionOf(dimension: Dimension) {
  const google = isPropertyDimension(dimension) ? undefined : googleDimensions[dimension]
  return google?.inRealtime === true ? google : undefined
}

/** Distinct visitors of the last five minutes. */
export async function readCurrentVisitors(reader: ReportReader): Promise<number> {
  const request = { metrics: [{ name: 'activeUsers' }], minuteRanges: [{ startMinutesAgo: 4, endMinutesAgo: 0 }] }
  const { rows = [] } = await reader.readRealtimeReport(request, TTL.current)
  return Number(rows[0]?.metricValues?.[0]?.value ?? 0)
}

/** Visitors of each of the last 30 minutes, the running one last. */
export async function readLastMinutes(reader: ReportReader): Promise<number[]> {
  const valueOf = await readMinutes(reader, {}, 'activeUsers')
  return Array.from({ length: MINUTES }, (_, index) => valueOf(MINUTES - 1 - index))
}

/** Visitors and views, in all and of each minute: realtime knows no other metric. */
export async function readRealtimeTotals(
  reader: ReportReader,
  query: StatsQuery,
  metrics: readonly Metric[],
  starts: readonly number[],
  now: number,
): Promise<Totals> {
  const filter = realtimeFilterOf(query)
  const whole: RealtimeRequest = {
    ...filter,
    metrics: [{ name: 'activeUsers' }, { name: 'screenPageViews' }],
    minuteRanges: LAST_HALF_HOUR,
  }
  const [report, visitorsOf, viewsOf] = await Promise.all([
    reader.readRealtimeReport(whole, TTL.minutes),
    starts.length === 0 ? none : readMinutes(reader, filter, 'activeUsers'),
    starts.length === 0 ? none : readMinutes(reader, filter, 'screenPageViews'),
  ])
  const [visitors = 0, pageviews = 0] = (report.rows?.[0]?.metricValues ?? []).map(({ value }) => Number(value))
  return {
    metricValues: valuesOf(metrics, { visitors, pageviews }),
    visitors,
    reachable: visitors,
    buckets: starts.map((start) => {
      const minutesAgo = Math.floor((now - start) / MINUTE_MS)
      return valuesOf(metrics, { visitors: visitorsOf(minutesAgo), pageviews: viewsOf(minutesAgo) })
    }),
  }
}

/** The rows of a dimension that realtime knows; of the others it has none, and says so. */
export async function readRealtimeBreakdown(
  reader: ReportReader,
  query: StatsQuery,
  dimension: Dimension,
  metrics: readonly Metric[],
  { limit, offset }: Selection,
  notices: Pick<Notices, 'recordMissing'>,
): Promise<(allVisitors: number) => { rows: BreakdownRow[]; total_rows: number }> {
  const google = realtimeDimensionOf(dimension)
  if (google === undefined) {
    notices.recordMissing(dimension)
    return () => ({ rows: [], total_rows: 0 })
  }
  const { rows = [] } = await reader.readRealtimeReport(
    {
      ...realtimeFilterOf(query),
      dimensions: [{ name: google.name }],
      metrics: [{ name: 'activeUsers' }, { name: 'screenPageViews' }],
      minuteRanges: LAST_HALF_HOUR,
    },
    TTL.minutes,
  )
  const all = rows
    .map(({ dimensionValues, metricValues }) => {
      const [visitors = 0, pageviews = 0] = (metricValues ?? []).map(({ value }) => Number(value))
      return { value: ourValue(google, dimensionValues?.[0]?.value ?? ''), visitors, pageviews }
    })
    .toSorted((one, other) => other.visitors - one.visitors || (one.value < other.value ? -1 : 1))
  return (allVisitors) => ({
    rows: all.slice(offset, offset + limit).map(({ value, visitors, pageviews }) => ({
      value,
      visitors,
      percentage: shareInPercent(visitors, allVisitors),
      count: visitors,
      metricValues: valuesOf(metrics, { visitors, pageviews }),
    })),
    total_rows: all.length,
  })
}

const none = (): number => 0

/** The metrics that realtime knows, and null for the others. */
const valuesOf = (metrics: readonly Metric[], known: Record<KnownMetric, number>): MetricValues =>
  Object.fromEntries(metrics.map((metric) => [metric, isKnownMetric(metric) ? known[metric] : null]))

const isKnownMetric = (metric: Metric): metric is KnownMetric => knownMetrics.some((known) => known === metric)

/** What a metric was so many minutes ago. */
async function readMinutes(
  reader: ReportReader,
  filter: Pick<RealtimeRequest, 'dimensionFilter'>,
  metric: string,
): Promise<(minutesAgo: number) => number> {
  const report = await reader.readRealtimeReport(
    { ...filter, dimensions: [{ name: 'minutesAgo' }], metrics: [{ name: metric }], minuteRanges: LAST_HALF_HOUR },
    TTL.minutes,
  )
  const values = new Map(
    report.rows?.map(({ dimensionValues, metricValues }) => [
      Number(dimensionValues?.[0]?.value),
      Number(metricValues?.[0]?.value ?? 0),
    ]),
  )
  return (minutesAgo) => values.get(minutesAgo) ?? 0
}

/** @throws {ApiError} where realtime does not know what is filtered */
function realtimeFilterOf({ filters }: StatsQuery): Pick<RealtimeRequest, 'dimensionFilter'> {
  for (const [, dimension] of filters)
    if (isVisitMeasure(dimension) || !isInRealtime(dimension))
      throw unsupportedError('filters', `${dimension} in realtime`, { name: 'google_analytics' })
  const dimensionFilter = filterExpressionOf(filters)
  return dimensionFilter === undefined ? {} : { dimensionFilter }
}
