import { statsLimits, unwrap, type Dimension, type RowMetric } from '@sightline/api-client'
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import { statsKeys, useStatsApi, type StatsQuery } from '../api.ts'
import { breakdownInputOf, columnFields } from './useBreakdown.ts'

interface Rows {
  dimension: Dimension
  /** A text that the values must contain. */
  search?: string
  /** Whether the search also finds the row without a value. */
  isMissingFound?: boolean
  /** The order of the rows, such as `visitors:ascend`; most visitors first by default. */
  sort?: string
  /** Further metrics of the rows. */
  columns?: readonly RowMetric[]
  /**
   * The number of rows of one page.
   * @default 100
   */
  pageSize?: number
}

/** Every row of one breakdown, page by page; those of the search before stay until the new ones arrive. */
export function useWholeBreakdown(siteId: string, statsQuery: StatsQuery | undefined, rows: Rows, isEnabled: boolean) {
  const api = useStatsApi()
  const {
    dimension,
    search = '',
    isMissingFound = false,
    sort,
    columns = [],
    pageSize = statsLimits.defaultRows,
  } = rows
  return useInfiniteQuery({
    queryKey: statsKeys.wholeBreakdown(siteId, dimension, statsQuery, {
      search,
      isMissingFound,
      sort,
      columns,
      pageSize,
    }),
    queryFn: ({ signal, pageParam }) => {
      const page = {
        ...breakdownInputOf(dimension),
        ...columnFields(columns),
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
