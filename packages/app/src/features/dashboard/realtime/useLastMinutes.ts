import { unwrap } from '@sightline/api-client'
import { useQuery } from '@tanstack/react-query'
import { statsKeys, refetchIntervalOf, useStatsApi, type StatsQuery } from '../api.ts'

/** The visitors of the last 30 minutes by the minute, requested every ten seconds while the page is visible. */
export function useLastMinutes(siteId: string, filters: StatsQuery['filters'], isEnabled: boolean) {
  const api = useStatsApi()
  return useQuery({
    queryKey: statsKeys.lastMinutes(siteId, filters),
    queryFn: ({ signal }) =>
      unwrap(
        api.stats.dashboard(
          { site_id: siteId, range: 'realtime', ...(filters !== undefined && { filters }), panels: [] },
          { signal, progress: false },
        ),
      ),
    refetchInterval: refetchIntervalOf(10_000),
    enabled: isEnabled,
  })
}
