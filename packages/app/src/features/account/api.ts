import { ApiError, unwrap, type AccountLevel, type CallOutput, type OverviewRange } from '@sightline/api-client'
import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query'
import { useSession } from '../auth/session/SessionProvider.tsx'
import { websiteKey, websitesKey } from '../auth/session/websiteLists.ts'

/** The signed-in person as the service knows them: level and profile. */
export function useAccount() {
  const { api, userinfo } = useSession()
  return useQuery({
    queryKey: ['user info'],
    queryFn: ({ signal }) => unwrap(api.user.info({}, { signal, progress: false })),
    staleTime: 60_000,
    enabled: userinfo !== null,
  })
}

/** The signed-in person's level; undefined until it is known, and while nobody is signed in. */
export const useLevel = (): AccountLevel | undefined => useAccount().data?.level

/** Whether this tab shows the product as somebody else sees it, who can change nothing here. */
export const useIsReadOnly = (): boolean => useAccount().data?.view_as?.is_read_only === true

/** The sites that the signed-in person may view. */
export function useWebsites() {
  const { api } = useSession()
  return useQuery({
    queryKey: websitesKey,
    queryFn: ({ signal }) => unwrap(api.website.fetchWebsiteList({}, { signal })),
    select: (data) => data.website_list,
  })
}

/** One of them, or for an administrator any site; `data` is null where the person may view none with this id. */
export function useWebsite(siteId: string) {
  const { api } = useSession()
  const listed = useQuery({
    queryKey: websitesKey,
    queryFn: ({ signal }) => unwrap(api.website.fetchWebsiteList({}, { signal })),
    select: (data) => data.website_list.find(({ id }) => id === siteId) ?? null,
  })
  const other = useQuery({
    queryKey: websiteKey(siteId),
    queryFn: ({ signal }) => unwrap(api.website.get({ site_id: siteId }, { signal })).catch(nullIfForbidden),
    enabled: listed.data === null,
  })
  return listed.data === null ? other : listed
}

/** An id that none is, and a site that this person may not view. @throws every other error */
function nullIfForbidden(error: unknown): null {
  if (error instanceof ApiError && (error.code === 400 || error.code === 403)) return null
  throw error
}

/** A few metrics of one range for every site, in one request. Until they come, those of the range before stay. */
export function useOverview(range: OverviewRange) {
  const { api } = useSession()
  return useQuery({
    queryKey: ['overview', range],
    queryFn: ({ signal }) => unwrap(api.stats.overview({ range }, { signal })),
    select: overviewsIn,
    placeholderData: keepPreviousData,
    refetchInterval: 60_000,
  })
}

/** The same by site. */
const overviewsIn = ({ range, sites }: CallOutput<'stats', 'overview'>) => ({
  range,
  overviews: new Map(sites.map((site) => [site.site_id, site])),
})

/** What this instance is: whether it is set up, and who may register. */
export function useInstance() {
  const { api } = useSession()
  return useQuery({
    queryKey: ['instance'],
    queryFn: ({ signal }) => unwrap(api.instance.info({}, { signal, progress: false })),
    staleTime: 60_000,
  })
}

/** The plans with their prices, and how they can be had on this instance. */
export function usePlans() {
  const { api } = useSession()
  return useQuery({
    queryKey: ['plans'],
    queryFn: ({ signal }) => unwrap(api.order.plans({}, { signal })),
    staleTime: 60_000,
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
