import {
  textOperators,
  statsLimits,
  type Dimension,
  type FixedDimension,
  type Metric,
} from '@sightline/api-client/contract'
import type { Report, ReportRequest, ReportRow, FilterExpression } from '../../google/report-types.ts'
import { unsupportedError } from '../capabilities.ts'
import { emptyValues, type MetricValues } from '../metric-values.ts'
import { shareInPercent } from '../query/share-in-percent.ts'
import type { StatsQuery } from '../query/stats-query.ts'
import type { BreakdownRow, Capabilities, Selection, StatsSource, Totals } from '../source.ts'
import { bucketDimension, bucketKey, dateRangeOf, FIRST_DAY, hoursFilterOf, startOfDateKey } from './google-dates.ts'
import { allOf, anyOf, containsText, filterExpressionOf, isNoneOf, isOneOf } from './google-filters.ts'
import {
  automaticEvents,
  googleDimensionOf,
  googleDimensions,
  googleMetrics,
  googleValuesOf,
  ourValue,
} from './google-names.ts'
import { createNotices } from './notices.ts'
import {
  readRealtimeBreakdown,
  readRealtimeTotals,
  isInRealtime,
  isKnownRange,
  isRealtime,
  readCurrentVisitors,
  readLastMinutes,
} from './realtime.ts'
import type { ReportReader } from './report-reader.ts'
import { mergeRows, numberIn, pick, valuesIn, withPercentage } from './report-values.ts'

export interface GoogleSourceOptions {
  reader: ReportReader
  /** Of the property. */
  timeZone: string
  /** Of the site: pages of its own are no referrers. */
  domain: string
  now: () => number
}

/** Google goes on processing for a day or two. */
const DELAY_MS = 48 * 60 * 60 * 1000
/** Of the requests of one report, and of the reports of one series. */
const RANGES_PER_REPORT = 4

const googleCapabilities: Capabilities = {
  metrics: new Set(Object.keys(googleMetrics) as Metric[]),
  // Events of one's own are counted with a condition that other metrics of the same row must not have.
  notInRows: new Set(['events']),
  dimensions: new Set(Object.keys(googleDimensions) as FixedDimension[]),
  operators: new Set(textOperators),
  intervals: new Set(['hour', 'day', 'week', 'month']),
  delayMs: DELAY_MS,
}

/** The statistics of a property of Google Analytics. */
export function createGoogleAnalyticsSource(options: GoogleSourceOptions): StatsSource {
  const { reader, timeZone, now } = options
  const notices = createNotices(options)

  /** Of one request: notes what its answer says of itself. */
  async function read(request: ReportRequest, dimension?: Dimension): Promise<Report> {
    const report = await reader.readReport(request)
    notices.recordReport(report, dimension)
    return report
  }

  /**
   * The range as it is asked for: by the hour its instants are found on the property's clock; days, weeks and months are
   * the property's of the same name.
   */
  const clockOf = (query: StatsQuery) => ({
    from: query.from,
    to: query.to,
    timeZone: query.interval === 'hour' ? timeZone : query.timeZone,
  })

  /** @returns undefined where no day is left that Google knows */
  function requestOf(query: StatsQuery, metrics: readonly string[]): ReportRequest | undefined {
    const clock = clockOf(query)
    const range = dateRangeOf(clock)
    const hours = hoursFilterOf(clock, timeZone, now())
    if (range === undefined || hours === 'no_hour') return undefined
    const [first = 'activeUsers'] = metrics
    const filter = allOf([filterExpressionOf(query.filters), hours].filter((part) => part !== undefined))
    return {
      metrics: metrics.map((name) => ({ name })),
      dateRanges: [range],
      orderBys: [{ desc: true, metric: { metricName: first } }],
      ...(metrics.includes('totalRevenue') && { currencyCode: query.currency }),
      ...(filter !== undefined && { dimensionFilter: filter }),
    }
  }

  async function readTotals(query: StatsQuery, metrics: readonly Metric[], starts: readonly number[]): Promise<Totals> {
    notices.recordQuery(query)
    if (isRealtime(query)) {
      notices.recordMissing()
      return readRealtimeTotals(reader, query, metrics, starts, now())
    }
    const [values, buckets] = await Promise.all([readValues(query, metrics), readSeries(query, metrics, starts)])
    const visitors = values.visitors ?? 0
    return {
      metricValues: withPercentage(pick(values, metrics), metrics, visitors, visitors),
      visitors,
      reachable: visitors,
      buckets: buckets.map((bucket) => withPercentage(pick(bucket, metrics), metrics, bucket.visitors ?? 0, visitors)),
    }
  }

  /** The metrics of a whole range, and its visitors. */
  async function readValues(query: StatsQuery, metrics: readonly Metric[]): Promise<MetricValues> {
    const needed: Metric[] = [...new Set<Metric>(['visitors', ...metrics])]
    const groups = groupsOf(needed)
    const parts = await Promise.all(
      groups.map(async ({ metrics: own, filter }) => {
        const request = requestOf(query, googleNamesOf(own))
        if (request === undefined) return emptyValues(own)
        const report = await read(narrow(request, filter))
        return valuesIn(report.rows?.[0], request, own, query)
      }),
    )
    return Object.assign({}, ...parts) as MetricValues
  }

  async function readSeries(
    query: StatsQuery,
    metrics: readonly Metric[],
    starts: readonly number[],
  ): Promise<MetricValues[]> {
    const needed: Metric[] = metrics.includes('percentage')
      ? [...new Set<Metric>(['visitors', ...metrics])]
      : [...metrics]
    const buckets = starts.map(() => emptyValues(needed))
    if (starts.length === 0) return buckets
    await Promise.all(
      groupsOf(needed).map(async ({ metrics: own, filter }) => {
        const request = requestOf(query, googleNamesOf(own))
        if (request === undefined) return
        const rowOf = await readBuckets(narrow(request, filter), query, starts)
        buckets.forEach((bucket, index) => Object.assign(bucket, valuesIn(rowOf(index), request, own, query)))
      }),
    )
    return buckets
  }

  /** The row of each bucket: days and hours are a dimension, longer ones ranges of dates, as visitors cannot be summed. */
  async function readBuckets(
    request: ReportRequest,
    query: StatsQuery,
    starts: readonly number[],
  ): Promise<(index: number) => ReportRow | undefined> {
    const { interval } = query
    const clock = clockOf(query)
    const name = bucketDimension(interval)
    if (name !== undefined) {
      const limit = String(statsLimits.rows)
      const report = await read({
        ...request,
        dimensions: [{ name }],
        orderBys: [{ dimension: { dimensionName: name } }],
        limit,
      })
      const rows = new Map(report.rows?.map((row) => [row.dimensionValues?.[0]?.value, row]))
      return (index) => rows.get(bucketKey(starts[index] ?? 0, interval, clock.timeZone))
    }
    const ranges = starts.flatMap((from, index) => {
      const range = dateRangeOf({ ...clock, from, to: starts[index + 1] ?? query.to })
      return range === undefined ? [] : [{ ...range, name: `bucket_${index}` }]
    })
    const reports = await Promise.all(
      Array.from({ length: Math.ceil(ranges.length / RANGES_PER_REPORT) }, (_, part) => {
        const own = ranges.slice(part * RANGES_PER_REPORT, (part + 1) * RANGES_PER_REPORT)
        return readRanges({ ...request, dateRanges: own })
      }),
    )
    const rows = new Map(reports.flat())
    return (index) => rows.get(`bucket_${index}`)
  }

  /** Rows by the names of their ranges; one range alone has no dimension for its name. */
  async function readRanges(request: ReportRequest): Promise<[string, ReportRow][]> {
    const { rows = [] } = await read(request)
    const [only] = request.dateRanges
    return rows.map((row) => [row.dimensionValues?.at(-1)?.value ?? only?.name ?? '', row])
  }

  function breakdownRequest(
    query: StatsQuery,
    dimension: Dimension,
    metrics: readonly Metric[],
    { sort, search = '', isMissingFound = false, values, limit, offset }: Selection,
  ): ReportRequest | undefined {
    const google = googleDimensionOf(dimension)
    const names = [...new Set(['activeUsers', google.count, ...googleNamesOf(metrics)])]
    const request = requestOf(query, names)
    if (request === undefined) return undefined
    const found = [
      ...(search === '' ? [] : [containsText(google.name, search)]),
      ...(search !== '' && isMissingFound ? [isOneOf(google.name, googleValuesOf(google, ''))] : []),
    ]
    const conditions: (FilterExpression | undefined)[] = [
      found.length > 0 ? anyOf(found) : undefined,
      google.excluded === undefined ? undefined : isNoneOf(google.name, google.excluded),
      dimension === 'referrer' ? { notExpression: containsText(google.name, `//${options.domain}`) } : undefined,
      values === undefined
        ? undefined
        : isOneOf(
            google.name,
            values.flatMap((value) => googleValuesOf(google, value)),
          ),
    ]
    const byName = { dimension: { dimensionName: google.name } }
    const desc = sort?.order !== 'ascend'
    const by = sort?.by === undefined || sort.by === 'value' ? 'visitors' : sort.by
    const metricName = googleMetrics[by]?.[0] ?? 'activeUsers'
    return {
      ...narrow(request, allOf(conditions.filter((condition) => condition !== undefined))),
      dimensions: [{ name: google.name }],
      orderBys: sort?.by === 'value' ? [{ desc, ...byName }] : [{ desc, metric: { metricName } }, byName],
      limit: String(limit),
      ...(offset > 0 && { offset: String(offset) }),
    }
  }

  async function readRows(
    query: StatsQuery,
    dimension: Dimension,
    metrics: readonly Metric[],
    selection: Selection,
  ): Promise<(allVisitors: number) => { rows: BreakdownRow[]; total_rows: number }> {
    if (isRealtime(query)) return readRealtimeBreakdown(reader, query, dimension, metrics, selection, notices)
    const request = breakdownRequest(query, dimension, metrics, selection)
    if (request === undefined) return () => ({ rows: [], total_rows: 0 })
    const report = await read(request, dimension)
    const google = googleDimensionOf(dimension)
    return (allVisitors) => ({
      rows: mergeRows(
        (report.rows ?? []).map((row) => {
          const visitors = numberIn(row, request, 'activeUsers') ?? 0
          return {
            value: ourValue(google, row.dimensionValues?.[0]?.value ?? ''),
            visitors,
            percentage: shareInPercent(visitors, allVisitors),
            count: numberIn(row, request, google.count) ?? 0,
            metricValues: valuesIn(row, request, metrics, query, allVisitors),
          }
        }),
      ),
      total_rows: report.rowCount ?? 0,
    })
  }

  return {
    name: 'google_analytics',
    knowsRange: (query) => isKnownRange(query, now()),
    capabilities: googleCapabilities,
    notices: () => notices.list(),
    readTotals,
    async readBreakdown(query, dimension, metrics, totals, selection) {
      assertCountable(metrics)
      return (await readRows(query, dimension, metrics, selection))(totals.visitors)
    },
    async readMetricBreakdowns(query, dimensions, metrics, { limit, values }) {
      const sort = { by: metrics[0], order: 'descend' } as const
      // At once: the reader sends several reports in one request. Of no values, there is nothing to ask.
      const parts = await Promise.all(
        dimensions.map(async (dimension): Promise<[FixedDimension, BreakdownRow[]]> => {
          const named = values && (values.get(dimension) ?? [])
          if (named?.length === 0) return [dimension, []]
          const selection = { sort, limit, offset: 0, values: named, isMissingFound: true }
          return [dimension, (await readRows(query, dimension, metrics, selection))(0).rows]
        }),
      )
      return new Map(parts)
    },
    async readBreakdowns(query, dimensions, { limit }) {
      const parts = await Promise.all(
        dimensions.map((dimension) => readRows(query, dimension, [], { limit, offset: 0 })),
      )
      return (totals) =>
        dimensions.map((dimension, index) => {
          if (isRealtime(query) && !isInRealtime(dimension))
            return { dimension, rows: [], total_rows: 0, is_lacking: true as const }
          const { rows = [], total_rows = 0 } = parts[index]?.(totals.visitors) ?? {}
          return { dimension, rows: rows.map(({ metricValues: _, ...row }) => row), total_rows }
        })
    },
    readFirstEvent: readFirstDay,
    readCurrentVisitors: () => readCurrentVisitors(reader),
    readLastMinutes: () => readLastMinutes(reader),
  }

  /** The start of the first day that anybody visited. */
  async function readFirstDay(): Promise<number | undefined> {
    const { rows } = await read({
      metrics: [{ name: 'activeUsers' }],
      dimensions: [{ name: 'date' }],
      dateRanges: [{ startDate: FIRST_DAY, endDate: 'today' }],
      orderBys: [{ dimension: { dimensionName: 'date' } }],
      limit: '1',
    })
    const text = rows?.[0]?.dimensionValues?.[0]?.value
    return text === undefined ? undefined : startOfDateKey(text, timeZone)
  }

  /** Events of one's own are counted with a condition that other metrics of the same row must not have. */
  function assertCountable(metrics: readonly Metric[]): void {
    if (metrics.includes('events'))
      throw unsupportedError('metrics', 'events by a dimension', { name: 'google_analytics' })
  }
}

const isOwnEvent = isNoneOf('eventName', automaticEvents)

/** Metrics that one report answers. */
function groupsOf(metrics: readonly Metric[]): { metrics: Metric[]; filter?: FilterExpression }[] {
  const others = metrics.filter((metric) => metric !== 'events')
  return [
    ...(others.length > 0 ? [{ metrics: others }] : []),
    ...(metrics.includes('events') ? [{ metrics: ['events' as const], filter: isOwnEvent }] : []),
  ]
}

function narrow(request: ReportRequest, filter: FilterExpression | undefined): ReportRequest {
  const { dimensionFilter } = request
  const both = allOf([dimensionFilter, filter].filter((part) => part !== undefined))
  return both === undefined ? request : { ...request, dimensionFilter: both }
}

const googleNamesOf = (metrics: readonly Metric[]): string[] => [
  ...new Set(metrics.flatMap((metric) => googleMetrics[metric] ?? [])),
]
