import { unwrap, type Range } from '@sightline/api-client'
import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query'
import { useSession } from './SessionProvider.tsx'

/** The sites that the signed-in person may view. */
export function useWebsites() {
  const { api } = useSession()
  return useQuery({
    queryKey: ['websites'],
    queryFn: ({ signal }) => unwrap(api.website.fetchWebsiteList({}, { signal })),
    select: (data) => data.website_list,
  })
}

/** One of them; `data` is undefined where the person has none with this id. */
export function useWebsite(siteId: string) {
  const { api } = useSession()
  return useQuery({
    queryKey: ['websites'],
    queryFn: ({ signal }) => unwrap(api.website.fetchWebsiteList({}, { signal })),
    select: (data) => data.website_list.find(({ id }) => id === siteId) ?? null,
  })
}

/** Figures of a site for one range; those of the range before stay until they have come. */
export function useDashboard(siteId: string, range: Range, isEnabled = true) {
  const { api } = useSession()
  return useQuery({
    queryKey: ['dashboard', siteId, range],
    queryFn: ({ signal }) => unwrap(api.stats.dashboard({ site_id: siteId, range }, { signal })),
    placeholderData: (previous, query) => (query?.queryKey[1] === siteId ? keepPreviousData(previous) : undefined),
    refetchInterval: 60_000,
    enabled: isEnabled,
  })
}

/** Visitors of the last five minutes, asked again every ten seconds. */
export function useCurrentVisitors(siteId: string, isEnabled = true) {
  const { api } = useSession()
  return useQuery({
    queryKey: ['current', siteId],
    queryFn: ({ signal }) => unwrap(api.stats.current({ site_id: siteId }, { signal, progress: false })),
    refetchInterval: 10_000,
    enabled: isEnabled,
  })
}

/** Whether events of a site arrive. Without an interval it is asked once. */
export function useLiveCheck(siteId: string, interval?: number, isEnabled = true) {
  const { api } = useSession()
  return useQuery(
    queryOptions({
      queryKey: ['liveCheck', siteId],
      queryFn: ({ signal }) => unwrap(api.website.liveCheck({ site_id: siteId }, { signal, progress: false })),
      refetchInterval: interval ?? false,
      enabled: isEnabled,
    }),
  )
}
