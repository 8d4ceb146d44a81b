import { unwrap } from '@sightline/api-client'
import { useQuery } from '@tanstack/react-query'
import { statsKeys, refetchIntervalOf, useStatsApi, type StatsQuery } from '../api.ts'
import { siteKeys } from '../../sites/index.ts'

const minuteMs = 60_000

/** The funnels of a site, by name. */
export function useFunnels(siteId: string, isEnabled: boolean) {
  const api = useStatsApi()
  return useQuery({
    queryKey: siteKeys.funnels(siteId),
    queryFn: ({ signal }) => unwrap(api.funnel.fetchFunnels({ site_id: siteId }, { signal, progress: false })),
    select: ({ list }) => list,
    refetchInterval: refetchIntervalOf(5 * minuteMs),
    enabled: isEnabled,
  })
}

/**
 * The steps of a funnel with their visitors; those of the query before stay until the new ones arrive.
 * @param funnelId Undefined while the site has no funnel.
 */
export function useFunnel(siteId: string, statsQuery: StatsQuery | undefined, funnelId: string | undefined) {
  const api = useStatsApi()
  return useQuery({
    queryKey: statsKeys.funnel(siteId, funnelId, statsQuery),
    queryFn: ({ signal }) =>
      unwrap(api.stats.funnel({ site_id: siteId, ...statsQuery, funnel_id: funnelId ?? '' }, { signal })),
    placeholderData: (previous, query) =>
      query?.queryKey[1] === siteId && query.queryKey[2] === funnelId ? previous : undefined,
    refetchInterval: refetchIntervalOf(statsQuery?.range === 'realtime' ? minuteMs / 6 : minuteMs),
    enabled: statsQuery !== undefined && funnelId !== undefined,
  })
}
