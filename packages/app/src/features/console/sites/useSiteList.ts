import { filterNames, type CallOutput } from '@sightline/api-client'
import { useConsoleList } from '../../../lib/list-page/useConsoleList.ts'
import { useApi } from '../../../lib/api/ApiContext.ts'

/** A website, as administrators see it. */
export type ManagedSite = CallOutput<'app', 'fetchAppWebsiteList'>['list'][number]

/** The name of the list of all websites in the query cache. */
export const sitesKey = 'app websites'

/** The websites that match the query in the address. */
export function useSiteList() {
  const api = useApi()
  return useConsoleList({
    key: sitesKey,
    list: 'sites',
    filters: siteFilters,
    fetch: (input, signal) => api.app.fetchAppWebsiteList(input, { signal }),
  })
}

/** The filters of the list that people see; an address can name a website by its id, too. */
export const siteFilters = filterNames('sites').filter((name) => name !== 'id')
