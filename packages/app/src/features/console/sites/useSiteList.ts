import { siteStatuses, type CallOutput } from '@sightline/api-client'
import { useAdminList } from '../../../lib/list-page/useAdminList.ts'
import { useApi } from '../../../lib/api/ApiContext.ts'
import { names } from './names.ts'

/** A website, as administrators see it. */
export type ManagedSite = CallOutput<'app', 'fetchAppWebsiteList'>['list'][number]

/** Names the list of all websites in the cache. */
export const sitesKey = 'app websites'

/** The list of all websites that the address asks for. */
export function useSiteList() {
  const api = useApi()
  return useAdminList({
    key: sitesKey,
    names,
    fetch: ({ filters, current, pageSize, listSorter }, signal) => {
      const columnKey = names.columns.find((column) => column === listSorter.columnKey)
      const sorted = columnKey !== undefined && listSorter.order !== null && { columnKey, order: listSorter.order }
      const input = { ...known(filters), current, pageSize, ...sorted }
      return api.app.fetchAppWebsiteList(input, signal && { signal })
    },
  })
}

/** An address may name a status that there is not: then it does not filter. */
export function known<Filters extends { status?: string }>({ status, ...filters }: Filters) {
  const found = siteStatuses.find((one) => one === status)
  return { ...filters, ...(found !== undefined && { status: found }) }
}
