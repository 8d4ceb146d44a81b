import { unwrap } from '@sightline/api-client'
import { useQuery } from '@tanstack/react-query'
import { useApi } from '../../lib/api/ApiContext.ts'

const liveCheckKey = (siteId: string) => ['liveCheck', siteId]

/** Whether events of a site arrive. Without an interval it is requested once. */
export function useLiveCheck(siteId: string, interval?: number, isEnabled = true) {
  const api = useApi()
  return useQuery({
    queryKey: liveCheckKey(siteId),
    queryFn: ({ signal }) => unwrap(api.website.liveCheck({ site_id: siteId }, { signal, progress: false })),
    refetchInterval: interval ?? false,
    enabled: isEnabled,
  })
}
