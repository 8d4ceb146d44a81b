import {
  ApiError,
  unwrap,
  type ApiClient,
  type Breakdown,
  type CallInput,
  type CallOptions,
  type Dimension,
  type Interval,
  type Metric,
  type PropertyDimension,
} from '@sightline/api-client'
import {
  keepPreviousData,
  queryOptions,
  useInfiniteQuery,
  useMutation,
  useQuery,
  useQueryClient,
  type Query,
} from '@tanstack/react-query'
import { createContext, useContext } from 'react'
import { countedFromOne, sequentially } from '../../lib/sequentially.ts'
import { useApi } from '../../lib/api/ApiContext.ts'

/** Who asks for metrics in place of the person who is signed in: the client of a share link. */
export const StatsApiContext = createContext<ApiClient | null>(null)

/** The client that asks for metrics. */
export function useStatsApi(): ApiClient {
  const own = useApi()
  return useContext(StatsApiContext) ?? own
}

/** What every call for metrics of one site asks, but for the site: days, buckets, filters and comparison. */
export type StatsQuery = Omit<CallInput<'stats', 'dashboard'>, 'site_id' | 'panels'>

const afterFailureMs = 10_000

/** When metrics are asked for again, in milliseconds: soon after a failure, so that what shows them comes back by itself. */
export const refetchIntervalOf =
  (usualMs: number) =>
  ({ state }: Pick<Query, 'state'>): number =>
    mayPass(state.error) ? Math.min(afterFailureMs, usualMs) : usualMs

/** Whether a failure may be over the next time: no answer, or an engine that cannot be read right now. A refusal stays one. */
const mayPass = (error: Error | null): boolean =>
  error instanceof ApiError && (error.code === -1 || error.message === 'figures_unavailable')

const renewalOf = (statsQuery: StatsQuery | undefined) =>
  refetchIntervalOf(statsQuery?.range === 'realtime' ? 10_000 : 60_000)

type AnyDimension = Dimension | PropertyDimension

/**
 * Metrics of a site; those of the query before stay until they have come.
 * @param statsQuery Undefined while it is not known which range opens.
 * @param panels The breakdowns to come along. Others alone do not make a new request.
 */
export function useDashboard(siteId: string, statsQuery: StatsQuery | undefined, panels: readonly AnyDimension[]) {
  const api = useStatsApi()
  const queries = useQueryClient()
  const options = queryOptions({
    queryKey: ['dashboard', siteId, statsQuery],
    queryFn: ({ signal }) =>
      unwrap(api.stats.dashboard({ site_id: siteId, ...statsQuery, panels: [...panels] }, { signal })),
  })
  // On its way before the page is drawn: a query by itself would wait until that is done. As `usePrefetchQuery` does it.
  if (statsQuery !== undefined && queries.getQueryState(options.queryKey) === undefined)
    void queries.prefetchQuery(options)
  return useQuery({
    ...options,
    placeholderData: (previous, query) => (query?.queryKey[1] === siteId ? keepPreviousData(previous) : undefined),
    refetchInterval: renewalOf(statsQuery),
    enabled: statsQuery !== undefined,
  })
}

/** When the metrics of a query came, in milliseconds; undefined while there are none. */
export function useUpdatedAt(siteId: string, statsQuery: StatsQuery | undefined): number | undefined {
  const state = useQueryClient().getQueryState(['dashboard', siteId, statsQuery])
  return state === undefined || state.dataUpdatedAt === 0 ? undefined : state.dataUpdatedAt
}

/** Rows of goals and properties also tell which share of the visitors did that. */
const breakdownInputOf = (dimension: AnyDimension) =>
  dimension === 'goal' || dimension.startsWith('prop:')
    ? { dimension, metrics: ['visitors', 'events', 'conversion_rate'] satisfies Metric[] }
    : { dimension }

/** Whether rows of a dimension have a trend and a change of their own: what visitors do. */
export const isDetailed = (dimension: AnyDimension): boolean =>
  dimension === 'event' || dimension === 'goal' || dimension.startsWith('prop:')

/** The first rows of one breakdown, for a tab that did not come with the dashboard, or that has more than came with it. */
export function useBreakdown(
  siteId: string,
  statsQuery: StatsQuery | undefined,
  dimension: AnyDimension,
  isEnabled: boolean,
) {
  const api = useStatsApi()
  return useQuery({
    queryKey: ['breakdown', siteId, dimension, statsQuery],
    queryFn: ({ signal }) =>
      unwrap(
        api.stats.query(
          {
            site_id: siteId,
            ...statsQuery,
            ...breakdownInputOf(dimension),
            limit: 8,
            ...(isDetailed(dimension) && { trend: true }),
          },
          { signal },
        ),
      ),
    placeholderData: (previous, query) =>
      query?.queryKey[1] === siteId && query.queryKey[2] === dimension ? keepPreviousData(previous) : undefined,
    refetchInterval: renewalOf(statsQuery),
    enabled: isEnabled && statsQuery !== undefined,
  })
}

interface ComparedDays {
  /** First day, as `2026-11-20`. */
  from: string
  /** Last day; it belongs to it. */
  to: string
  interval: Interval
}

/**
 * The series of the days that a dashboard is compared with.
 * @param days Undefined or false where nothing is compared.
 */
export function useComparedSeries(
  siteId: string,
  statsQuery: StatsQuery | undefined,
  days: ComparedDays | undefined | false,
) {
  const api = useStatsApi()
  const filters = statsQuery?.filters
  return useQuery({
    queryKey: ['compared series', siteId, days, filters],
    queryFn: ({ signal }) =>
      unwrap(
        api.stats.dashboard(
          { site_id: siteId, range: 'custom', ...(days !== false && days), ...(filters && { filters }), panels: [] },
          { signal },
        ),
      ),
    staleTime: 60_000,
    enabled: days !== undefined && days !== false,
  })
}

type ForecastQuery = Omit<CallInput<'stats', 'forecast'>, 'site_id'>

/**
 * How a metric may go on. It is refused to whoever is not premium, so it is not asked for then.
 * @param statsQuery Undefined where none is wanted.
 */
export function useForecast(siteId: string, statsQuery: ForecastQuery | undefined) {
  const api = useApi()
  return useQuery({
    queryKey: ['forecast', siteId, statsQuery],
    queryFn: ({ signal }) => unwrap(api.stats.forecast({ site_id: siteId, ...statsQuery }, { signal })),
    staleTime: 10 * 60_000,
    enabled: statsQuery !== undefined,
  })
}

const pageOfRows = 100

interface Rows {
  dimension: AnyDimension
  /** What their values are to contain. */
  search?: string
  /** Whether the row without a value is among those. */
  isMissingFound?: boolean
  /** In which order they come; most visitors first by default. */
  sort?: string
  /**
   * How many come at a time.
   * @default 100
   */
  pageSize?: number
}

/** Every row of one breakdown, page by page; those of the search before stay until others have come. */
export function useWholeBreakdown(siteId: string, statsQuery: StatsQuery | undefined, rows: Rows, isEnabled: boolean) {
  const api = useStatsApi()
  const { dimension, search = '', isMissingFound = false, sort, pageSize = pageOfRows } = rows
  return useInfiniteQuery({
    queryKey: ['whole breakdown', siteId, dimension, statsQuery, search, isMissingFound, sort],
    queryFn: ({ signal, pageParam }) => {
      const page = {
        ...breakdownInputOf(dimension),
        limit: pageSize,
        offset: pageParam,
        ...(sort !== undefined && { sort }),
      }
      const found = search === '' ? {} : { search, search_missing: isMissingFound }
      return unwrap(api.stats.query({ site_id: siteId, ...statsQuery, ...page, ...found }, { signal }))
    },
    initialPageParam: 0,
    getNextPageParam: (last, pages) => {
      const count = pages.length * pageSize
      return count < last.total_rows && last.rows.length > 0 ? count : undefined
    },
    placeholderData: (previous, query) =>
      query?.queryKey[1] === siteId && query.queryKey[2] === dimension ? keepPreviousData(previous) : undefined,
    enabled: isEnabled && statsQuery !== undefined,
  })
}

/** As many rows as one answer may hold. */
const mostRows = 1000

/** Fetches every row of one breakdown, page by page, for a file. @throws {ApiError} */
export async function fetchEveryRow(
  api: ApiClient,
  siteId: string,
  statsQuery: StatsQuery | undefined,
  dimension: AnyDimension,
  options: CallOptions = {},
) {
  const rows: Breakdown['rows'] = []
  // The answer before says where the next page begins.
  const pages = sequentially(countedFromOne(), () => {
    const input = {
      site_id: siteId,
      ...statsQuery,
      ...breakdownInputOf(dimension),
      limit: mostRows,
      offset: rows.length,
    }
    return unwrap(api.stats.query(input, options))
  })
  for await (const page of pages) {
    rows.push(...page.rows)
    if (page.rows.length === 0 || rows.length >= page.total_rows) break
  }
  return rows
}

/** The same when it is called. */
export function useEveryRow(siteId: string, statsQuery: StatsQuery | undefined, dimension: AnyDimension) {
  const api = useStatsApi()
  return useMutation({ mutationFn: () => fetchEveryRow(api, siteId, statsQuery, dimension) })
}

/** Visitors of the last five minutes and of each of the last thirty, asked again every ten seconds. */
export function useCurrentVisitors(siteId: string, isEnabled = true) {
  const api = useStatsApi()
  return useQuery({
    queryKey: ['current', siteId],
    queryFn: ({ signal }) => unwrap(api.stats.current({ site_id: siteId }, { signal, progress: false })),
    refetchInterval: 10_000,
    enabled: isEnabled,
  })
}
