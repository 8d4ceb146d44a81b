import type { ListFilters } from '@sightline/ui'
import { skipToken, useQuery, useQueryClient } from '@tanstack/react-query'

const none: readonly never[] = []

/** The filter sets that were submitted to a list: kept as long as the session, and forgotten with it. */
export function useSearchHistory<Name extends string>(list: string) {
  const queries = useQueryClient()
  const queryKey = ['search history', list]
  const { data } = useQuery<readonly ListFilters<Name>[]>({ queryKey, queryFn: skipToken, gcTime: Infinity })
  return {
    searchHistory: data ?? none,
    onSearchHistoryChange: (history: readonly ListFilters<Name>[]) => queries.setQueryData(queryKey, history),
  }
}
