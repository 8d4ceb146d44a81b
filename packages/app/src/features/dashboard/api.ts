import { ApiError, unwrap, type ApiClient, type CallInput, type Dimension, type RowMetric } from '@sightline/api-client'
import { keepPreviousData, queryOptions, useQuery, useQueryClient, type Query } from '@tanstack/react-query'
import { createContext, useContext } from 'react'
import { useApi } from '../../lib/api/ApiContext.ts'
import { siteKeys } from '../sites/index.ts'
export type { Further } from './furtherFields.ts'
import { furtherFields, furtherKey, nothingFurther, type Further } from './furtherFields.ts'

/** The client that requests metrics in place of the signed-in person’s: the client of a share link. */
export const StatsApiContext = createContext<ApiClient | null>(null)

/** The client that asks for metrics. */
export function useStatsApi(): ApiClient {
  const own = useApi()
  return useContext(StatsApiContext) ?? own
}

/**
 * The input that every call for metrics of one site shares, without the site: days, buckets, filters and comparison.
 */
export type StatsQuery = Omit<CallInput<'stats', 'dashboard'>, 'site_id' | 'panels' | 'metrics' | 'columns'>

/** The query keys of the answers about a site. */
export const statsKeys = {
  dashboard: (siteId: string, statsQuery: StatsQuery | undefined, further: Further = nothingFurther) =>
    [...siteKeys.metrics(siteId), statsQuery, ...furtherKey(further)] as const,
  details: (siteId: string, statsQuery: StatsQuery) => ['details', siteId, statsQuery] as const,
  breakdown: (
    siteId: string,
    dimension: Dimension,
    statsQuery: StatsQuery | undefined,
    columns: readonly RowMetric[],
    sort: string | undefined,
  ) => ['breakdown', siteId, dimension, statsQuery, columns, sort] as const,
  wholeBreakdown: (siteId: string, dimension: Dimension, statsQuery: StatsQuery | undefined, rows: object) =>
    ['whole breakdown', siteId, dimension, statsQuery, rows] as const,
  forecast: (siteId: string, statsQuery: object | undefined) => ['forecast', siteId, statsQuery] as const,
  current: (siteId: string) => ['current', siteId] as const,
  realtime: (siteId: string) => ['realtime', siteId] as const,
  lastMinutes: (siteId: string, filters: StatsQuery['filters']) => ['last minutes', siteId, filters] as const,
  funnel: (siteId: string, funnelId: string | undefined, statsQuery: StatsQuery | undefined) =>
    ['funnel', siteId, funnelId, statsQuery] as const,
  properties: (siteId: string, statsQuery: StatsQuery | undefined) => ['properties', siteId, statsQuery] as const,
  propertyNames: (siteId: string | undefined, period: object | undefined) =>
    ['property names', siteId, period] as const,
  annotations: (siteId: string) => ['annotations', siteId] as const,
  savedViews: (siteId: string) => ['saved views', siteId] as const,
}

/** Whether the source of the figures lacks what was asked for: asking again gives the same answer. */
export const isLacking = (error: unknown): boolean =>
  error instanceof ApiError && error.message === 'figure_unavailable'

const afterFailureMs = 10_000

/**
 * The interval after which metrics are requested again, in milliseconds: short after a failure, so that the page
 * recovers by itself.
 */
export const refetchIntervalOf =
  (usualMs: number) =>
  ({ state }: Pick<Query, 'state'>): number =>
    mayPass(state.error) ? Math.min(afterFailureMs, usualMs) : usualMs

/**
 * Whether a failure may be over at the next request: no answer, or a database that cannot be read right now. After
 * other errors, and after too many calls, the usual interval holds.
 */
const mayPass = (error: Error | null): boolean =>
  error instanceof ApiError &&
  error.message !== 'too_many_queries' &&
  (error.code === -1 || error.message === 'figures_unavailable')

/** The refetch interval for the range of a query. */
export const renewalOf = (statsQuery: StatsQuery | undefined) =>
  refetchIntervalOf(statsQuery?.range === 'realtime' ? 10_000 : 60_000)

/**
 * The metrics of a site; those of the query before stay until the new ones arrive.
 * @param statsQuery Undefined while the opening range is not known.
 * @param panels The breakdowns of the answer. A change of them alone sends no new request.
 * @param further The metrics and columns beside those that every dashboard has.
 */
export function useDashboard(
  siteId: string,
  statsQuery: StatsQuery | undefined,
  panels: readonly Dimension[],
  further: Further = nothingFurther,
) {
  const api = useStatsApi()
  const queries = useQueryClient()
  const options = queryOptions({
    queryKey: statsKeys.dashboard(siteId, statsQuery, further),
    queryFn: ({ signal }) => {
      const fields = { ...statsQuery, panels: [...panels], ...furtherFields(further, panels) }
      return unwrap(api.stats.dashboard({ site_id: siteId, ...fields }, { signal }))
    },
  })
  // Requests the metrics before the page is drawn, as `usePrefetchQuery` does; a query by itself would wait until the
  // page is there.
  if (statsQuery !== undefined && queries.getQueryState(options.queryKey) === undefined)
    void queries.prefetchQuery(options)
  return useQuery({
    ...options,
    placeholderData: (previous, query) => (query?.queryKey[1] === siteId ? keepPreviousData(previous) : undefined),
    refetchInterval: renewalOf(statsQuery),
    enabled: statsQuery !== undefined,
  })
}

/** The time at which the metrics of a query arrived, in milliseconds; undefined while there are none. */
export function useUpdatedAt(siteId: string, statsQuery: StatsQuery | undefined): number | undefined {
  const answers = useQueryClient()
    .getQueryCache()
    .findAll({ queryKey: statsKeys.dashboard(siteId, statsQuery) })
  const at = Math.max(0, ...answers.map(({ state }) => state.dataUpdatedAt))
  return at === 0 ? undefined : at
}

type ForecastQuery = Omit<CallInput<'stats', 'forecast'>, 'site_id'>

/**
 * The forecast of a metric. The service refuses it to people who are not premium, so the app does not request it for
 * them.
 * @param statsQuery Undefined where no forecast is wanted.
 */
export function useForecast(siteId: string, statsQuery: ForecastQuery | undefined) {
  const api = useApi()
  return useQuery({
    queryKey: statsKeys.forecast(siteId, statsQuery),
    queryFn: ({ signal }) => unwrap(api.stats.forecast({ site_id: siteId, ...statsQuery }, { signal })),
    staleTime: 10 * 60_000,
    enabled: statsQuery !== undefined,
  })
}

/** The visitors of the last five minutes and of each of the last thirty, requested every ten seconds. */
export function useCurrentVisitors(siteId: string, isEnabled = true) {
  const api = useStatsApi()
  return useQuery({
    queryKey: statsKeys.current(siteId),
    queryFn: ({ signal }) => unwrap(api.stats.current({ site_id: siteId }, { signal, progress: false })),
    refetchInterval: 10_000,
    enabled: isEnabled,
  })
}
