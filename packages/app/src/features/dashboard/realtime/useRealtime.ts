import { unwrap } from '@sightline/api-client'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { statsKeys, refetchIntervalOf, useStatsApi } from '../api.ts'

export const realtimeIntervalMs = 5000

/** What happens on a site now, requested every five seconds while the page is visible. */
export function useRealtime(siteId: string) {
  const api = useStatsApi()
  const queries = useQueryClient()
  return useQuery({
    queryKey: statsKeys.realtime(siteId),
    queryFn: async ({ signal }) => {
      const realtime = await unwrap(api.stats.realtime({ site_id: siteId }, { signal, progress: false }))
      // The header has the same number at the same moment.
      const { current_visitors, minutes } = realtime
      queries.setQueryData(statsKeys.current(siteId), {
        current_visitors,
        ...(minutes !== undefined && { minutes }),
      })
      return realtime
    },
    refetchInterval: refetchIntervalOf(realtimeIntervalMs),
  })
}
