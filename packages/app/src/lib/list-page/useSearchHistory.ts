import type { ListFilters } from '@sightline/ui'
import { skipToken, useQuery, useQueryClient } from '@tanstack/react-query'

const noHistory: readonly never[] = []

/**
 * The sets of filters that were submitted to a list. They are kept in the query cache alone, so they end with the
 * session or a reload.
 */
export function useSearchHistory<Name extends string>(list: string) {
  const queryClient = useQueryClient()
  const queryKey = ['search history', list]
  const { data } = useQuery<readonly ListFilters<Name>[]>({ queryKey, queryFn: skipToken, gcTime: Infinity })
  return {
    searchHistory: data ?? noHistory,
    onSearchHistoryChange: (history: readonly ListFilters<Name>[]) => queryClient.setQueryData(queryKey, history),
  }
}
