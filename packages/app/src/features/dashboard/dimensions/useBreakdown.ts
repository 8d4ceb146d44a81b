import {
  unwrap,
  type ApiClient,
  type Breakdown,
  type CallOptions,
  type Metric,
  type Dimension,
  statsLimits,
} from '@sightline/api-client'
import { keepPreviousData, useInfiniteQuery, useMutation, useQuery } from '@tanstack/react-query'
import { countedFromOne, sequentially } from '../../../lib/sequentially.ts'
import { renewalOf, statsKeys, useStatsApi, type StatsQuery } from '../api.ts'

/** The input of the query for a dimension: goals and properties also request the share of visitors who did them. */
const breakdownInputOf = (dimension: Dimension) =>
  dimension === 'goal' || dimension.startsWith('prop:')
    ? { dimension, metrics: ['visitors', 'events', 'conversion_rate'] satisfies Metric[] }
    : { dimension }

/** Whether rows of a dimension have a trend and a change of their own: those of events, goals and properties. */
export const isDetailed = (dimension: Dimension): boolean =>
  dimension === 'event' || dimension === 'goal' || dimension.startsWith('prop:')

/**
 * The first rows of one breakdown, for a tab that did not come with the dashboard, or with more columns than came with
 * it.
 */
export function useBreakdown(
  siteId: string,
  statsQuery: StatsQuery | undefined,
  dimension: Dimension,
  isEnabled: boolean,
) {
  const api = useStatsApi()
  return useQuery({
    queryKey: statsKeys.breakdown(siteId, dimension, statsQuery),
    queryFn: ({ signal }) =>
      unwrap(
        api.stats.query(
          {
            site_id: siteId,
            ...statsQuery,
            ...breakdownInputOf(dimension),
            limit: statsLimits.panelRows,
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

interface Rows {
  dimension: Dimension
  /** A text that the values must contain. */
  search?: string
  /** Whether the search also finds the row without a value. */
  isMissingFound?: boolean
  /** The order of the rows, such as `visitors:ascend`; most visitors first by default. */
  sort?: string
  /**
   * The number of rows of one page.
   * @default 100
   */
  pageSize?: number
}

/** Every row of one breakdown, page by page; those of the search before stay until the new ones arrive. */
export function useWholeBreakdown(siteId: string, statsQuery: StatsQuery | undefined, rows: Rows, isEnabled: boolean) {
  const api = useStatsApi()
  const { dimension, search = '', isMissingFound = false, sort, pageSize = statsLimits.defaultRows } = rows
  return useInfiniteQuery({
    queryKey: statsKeys.wholeBreakdown(siteId, dimension, statsQuery, { search, isMissingFound, sort }),
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

/** Fetches every row of one breakdown, page by page, for a file. @throws {ApiError} */
export async function fetchEveryRow(
  api: ApiClient,
  siteId: string,
  statsQuery: StatsQuery | undefined,
  dimension: Dimension,
  options: CallOptions = {},
) {
  const rows: Breakdown['rows'] = []
  // Each answer has the cursor of the next page.
  const pages = sequentially(countedFromOne(), () => {
    const input = {
      site_id: siteId,
      ...statsQuery,
      ...breakdownInputOf(dimension),
      limit: statsLimits.rows,
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

/** A function that fetches every row of a breakdown. */
export function useEveryRow(siteId: string, statsQuery: StatsQuery | undefined, dimension: Dimension) {
  const api = useStatsApi()
  return useMutation({ mutationFn: () => fetchEveryRow(api, siteId, statsQuery, dimension) })
}
