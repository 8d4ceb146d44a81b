import { ApiError, unwrap, type CallOutput, type OverviewRange, type WebsiteLists } from '@sightline/api-client'
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query'
import { useApi } from '../../lib/api/ApiContext.ts'
import { websitesKey } from '../auth/index.ts'

export const siteKeys = {
  /**
   * The key of the query whose answer holds the session’s four lists; invalidating it invalidates every single site
   * too.
   */
  all: websitesKey,
  /** The key of one site that is not in these lists. */
  one: (siteId: string) => [...websitesKey, siteId] as const,
  overview: (range: OverviewRange) => ['overview', range] as const,
  /** The key that all queries of a site’s metrics begin with. */
  metrics: (siteId: string) => ['dashboard', siteId] as const,
  funnels: (siteId: string) => ['funnels', siteId] as const,
  invitations: ['invitations'] as const,
  deletedEntries: (siteId: string) => ['deleted entries', siteId] as const,
  shareLinks: (siteId: string) => ['share links', siteId] as const,
}

/** The sites that the signed-in person may view. */
export function useWebsites() {
  const api = useApi()
  return useQuery({
    queryKey: siteKeys.all,
    queryFn: ({ signal }) => unwrap(api.website.fetchWebsiteList({}, { signal })),
    select: (data) => data.website_list,
  })
}

/** The Pages projects of the connected Cloudflare accounts; none until they have loaded. */
export const useCloudflareProjects = () => useListBesideSites('cloudflare_list')

/** The public repositories of the connected GitHub accounts; none until they have loaded. */
export const useGithubRepositories = () => useListBesideSites('github_list')

/** The themes that a site can have, in their order; none until they have loaded. */
export const useThemeChoices = () => useListBesideSites('themes_list')

function useListBesideSites<Name extends keyof WebsiteLists>(name: Name): WebsiteLists[Name] | [] {
  const api = useApi()
  const { data } = useQuery({
    queryKey: siteKeys.all,
    queryFn: ({ signal }) => unwrap(api.website.fetchWebsiteList({}, { signal })),
    select: (lists) => lists[name],
  })
  return data ?? []
}

/** The invitations that the signed-in person has not answered; none until they have loaded. */
export function useReceivedInvitations() {
  const api = useApi()
  const queries = useQueryClient()
  const answer = useQuery({
    queryKey: siteKeys.invitations,
    queryFn: ({ signal }) => unwrap(api.invitation.fetchReceived({}, { signal, progress: false })),
  })
  return {
    list: answer.data?.list ?? [],
    /** Removes an answered invitation from the list, and reloads the sites. */
    onAnswered: (id: string): void => {
      queries.setQueryData<CallOutput<'invitation', 'fetchReceived'>>(siteKeys.invitations, (data) =>
        data === undefined ? undefined : { list: data.list.filter((one) => one.id !== id) },
      )
      void queries.invalidateQueries({ queryKey: siteKeys.all })
      void queries.invalidateQueries({ queryKey: ['overview'] })
    },
  }
}

/** One site of the person, or for an administrator any site; `data` is null where the person may not view it. */
export function useWebsite(siteId: string) {
  const api = useApi()
  const listed = useQuery({
    queryKey: siteKeys.all,
    queryFn: ({ signal }) => unwrap(api.website.fetchWebsiteList({}, { signal })),
    select: (data) => data.website_list.find(({ id }) => id === siteId) ?? null,
  })
  const other = useQuery({
    queryKey: siteKeys.one(siteId),
    queryFn: ({ signal }) => unwrap(api.website.get({ site_id: siteId }, { signal })).catch(nullIfForbidden),
    enabled: listed.data === null,
  })
  return listed.data === null ? other : listed
}

/** Null for an id without a site, and for a site that the person may not view. @throws every other error */
function nullIfForbidden(error: unknown): null {
  if (error instanceof ApiError && (error.code === 400 || error.code === 403)) return null
  throw error
}

/**
 * A few metrics of every site in one range, in one request. Those of the range before stay until the new ones arrive.
 */
export function useOverview(range: OverviewRange) {
  const api = useApi()
  return useQuery({
    queryKey: siteKeys.overview(range),
    queryFn: ({ signal }) => unwrap(api.stats.overview({ range }, { signal })),
    select: overviewsIn,
    placeholderData: keepPreviousData,
    refetchInterval: 60_000,
  })
}

/** The metrics by the ids of the sites. */
const overviewsIn = ({ range, sites }: CallOutput<'stats', 'overview'>) => ({
  range,
  overviews: new Map(sites.map((site) => [site.site_id, site])),
})
