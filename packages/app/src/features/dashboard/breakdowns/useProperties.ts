import { unwrap } from '@sightline/api-client'
import { useQuery } from '@tanstack/react-query'
import { statsKeys, refetchIntervalOf, useStatsApi, type StatsQuery } from '../api.ts'

/** The number of names to request, more than anybody chooses from. */
const maxNames = 200

/**
 * The names of the properties that events had, most visitors first; those of the query before stay until the new ones
 * arrive.
 */
export function useProperties(siteId: string, statsQuery: StatsQuery | undefined, isEnabled: boolean) {
  const api = useStatsApi()
  return useQuery({
    queryKey: statsKeys.properties(siteId, statsQuery),
    queryFn: ({ signal }) =>
      unwrap(api.stats.properties({ site_id: siteId, ...statsQuery, limit: maxNames }, { signal })),
    select: ({ rows }) => rows,
    placeholderData: (previous, query) => (query?.queryKey[1] === siteId ? previous : undefined),
    refetchInterval: refetchIntervalOf(60_000),
    enabled: isEnabled && statsQuery !== undefined,
  })
}
