import { filterNames, type CallOutput } from '@sightline/api-client'
import { useAdminList } from '../../../lib/list-page/useAdminList.ts'
import { useApi } from '../../../lib/api/ApiContext.ts'

/** A website, as administrators see it. */
export type ManagedSite = CallOutput<'app', 'fetchAppWebsiteList'>['list'][number]

/** Names the list of all websites in the cache. */
export const sitesKey = 'app websites'

/** The list of all websites that the address asks for. */
export function useSiteList() {
  const api = useApi()
  return useAdminList({
    key: sitesKey,
    list: 'sites',
    filters: siteFilters,
    fetch: (input, signal) => api.app.fetchAppWebsiteList(input, { signal }),
  })
}

/** A theme is not searched for yet. */
export const siteFilters = filterNames('sites').filter((name) => name !== 'theme_id')
