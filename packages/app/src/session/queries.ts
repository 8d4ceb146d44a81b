import { unwrap, type AccountLevel, type Dimension, type Range } from '@sightline/api-client'
import { keepPreviousData, queryOptions, useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useSession } from './SessionProvider.tsx'
import { websitesKey } from './websiteLists.ts'

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

/** The sites that the signed-in person may view. */
export function useWebsites() {
  const { api } = useSession()
  return useQuery({
    queryKey: websitesKey,
    queryFn: ({ signal }) => unwrap(api.website.fetchWebsiteList({}, { signal })),
    select: (data) => data.website_list,
  })
}

/** One of them; `data` is undefined where the person has none with this id. */
export function useWebsite(siteId: string) {
  const { api } = useSession()
  return useQuery({
    queryKey: websitesKey,
    queryFn: ({ signal }) => unwrap(api.website.fetchWebsiteList({}, { signal })),
    select: (data) => data.website_list.find(({ id }) => id === siteId) ?? null,
  })
}

/** A few figures of today for every site, in one request. */
export function useOverview() {
  const { api } = useSession()
  return useQuery({
    queryKey: ['overview'],
    queryFn: ({ signal }) => unwrap(api.stats.overview({}, { signal })),
    select: (data) => new Map(data.sites.map((site) => [site.site_id, site])),
    refetchInterval: 60_000,
  })
}

/**
 * Figures of a site for one range; those of the range before stay until they have come.
 * @param range Undefined while it is not known which range opens.
 * @param panels The breakdowns to come along. Others alone do not make a new request.
 */
export function useDashboard(siteId: string, range: Range | undefined, panels: readonly Dimension[]) {
  const { api } = useSession()
  return useQuery({
    queryKey: ['dashboard', siteId, range],
    queryFn: ({ signal }) =>
      unwrap(api.stats.dashboard({ site_id: siteId, ...(range && { range }), panels: [...panels] }, { signal })),
    placeholderData: (previous, query) => (query?.queryKey[1] === siteId ? keepPreviousData(previous) : undefined),
    refetchInterval: 60_000,
    enabled: range !== undefined,
  })
}

/** The first rows of one breakdown, for a tab that did not come with the dashboard. */
export function useBreakdown(siteId: string, range: Range | undefined, dimension: Dimension, isEnabled: boolean) {
  const { api } = useSession()
  return useQuery({
    queryKey: ['breakdown', siteId, dimension, range],
    queryFn: ({ signal }) =>
      unwrap(api.stats.query({ site_id: siteId, ...(range && { range }), dimension, limit: 8 }, { signal })),
    placeholderData: (previous, query) =>
      query?.queryKey[1] === siteId && query.queryKey[2] === dimension ? keepPreviousData(previous) : undefined,
    enabled: isEnabled && range !== undefined,
  })
}

const pageOfRows = 100

interface Rows {
  dimension: Dimension
  /** What their values are to contain. */
  search?: string
  /** Whether the row without a value is among those. */
  isMissingFound?: boolean
  /**
   * How many come at a time.
   * @default 100
   */
  pageSize?: number
}

/** Every row of one breakdown, page by page; those of the search before stay until others have come. */
export function useWholeBreakdown(siteId: string, range: Range | undefined, rows: Rows, isEnabled: boolean) {
  const { api } = useSession()
  const { dimension, search = '', isMissingFound = false, pageSize = pageOfRows } = rows
  return useInfiniteQuery({
    queryKey: ['whole breakdown', siteId, dimension, range, search, isMissingFound],
    queryFn: ({ signal, pageParam }) => {
      const page = { dimension, limit: pageSize, offset: pageParam }
      const found = search === '' ? {} : { search, search_missing: isMissingFound }
      return unwrap(api.stats.query({ site_id: siteId, ...(range && { range }), ...page, ...found }, { signal }))
    },
    initialPageParam: 0,
    getNextPageParam: (last, pages) => {
      const count = pages.length * pageSize
      return count < last.total_rows && last.rows.length > 0 ? count : undefined
    },
    placeholderData: (previous, query) =>
      query?.queryKey[1] === siteId && query.queryKey[2] === dimension ? keepPreviousData(previous) : undefined,
    enabled: isEnabled && range !== undefined,
  })
}

/** What this instance is: whether it is set up, and who may register. */
export function useInstance() {
  const { api } = useSession()
  return useQuery({
    queryKey: ['instance'],
    queryFn: ({ signal }) => unwrap(api.instance.info({}, { signal, progress: false })),
    staleTime: 60_000,
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
