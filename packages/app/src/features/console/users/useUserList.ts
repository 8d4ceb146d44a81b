import type { ApiClient, Result } from '@sightline/api-client'
import type { ListFilters, ListQuery } from '@sightline/ui'
import { allRows } from '../../../lib/list-page/allRows.ts'
import { useAdminList } from '../../../lib/list-page/useAdminList.ts'
import { useApi } from '../../../lib/api/ApiContext.ts'
import { names, type FilterName } from './names.ts'

/** Names the list of app users, and what belongs to them, in the cache. */
export const usersKey = 'app users'

/** The list of app users that the address asks for. */
export function useUserList() {
  const api = useApi()
  return useAdminList({ key: usersKey, names, fetch: (query, signal) => fetchUsers(api, query, signal) })
}

export type UserList = ReturnType<typeof useUserList>

export function fetchUsers(api: ApiClient, query: ListQuery<FilterName>, signal?: AbortSignal) {
  const { filters, current, pageSize, listSorter } = query
  const columnKey = names.columns.find((column) => column === listSorter.columnKey)
  const sorted = columnKey !== undefined && listSorter.order !== null && { columnKey, order: listSorter.order }
  return api.appUser.fetchAppUserList({ ...filters, current, pageSize, ...sorted }, signal && { signal })
}

/** The ids of every user that these filters find, for what is done with one after the other. */
export async function idsOfUsers(api: ApiClient, filters: ListFilters<FilterName>): Promise<Result<readonly string[]>> {
  const result = await allRows((page) => api.appUser.fetchAppUserList({ ...filters, ...page }), 1000)
  return result.code === 200 ? { ...result, data: result.data.list.map(({ id }) => id) } : result
}
