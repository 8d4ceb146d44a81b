import type { WebsiteLists } from '@sightline/api-client'
import type { QueryClient } from '@tanstack/react-query'

/** The key of the query whose answer holds the four lists: websites, templates, and what GitHub and Cloudflare have. */
export const websitesKey = ['websites'] as const

/** The four lists as they are in the cache; empty until they have come. */
export function websiteListsIn(queries: QueryClient): WebsiteLists {
  return { ...noLists, ...queries.getQueryData<WebsiteLists>(websitesKey) }
}

/** Calls `listener` when the lists in the cache change. @returns a function that stops calling it */
export function followWebsiteLists(queries: QueryClient, listener: () => void): () => void {
  return queries.getQueryCache().subscribe(({ type, query }) => {
    if (query.queryKey[0] === websitesKey[0] && (type === 'updated' || type === 'removed')) listener()
  })
}

export const noLists: WebsiteLists = { website_list: [], themes_list: [], github_list: [], cloudflare_list: [] }
