import type { ApiClient } from '@sightline/api-client'
import type { ListQuery } from '@sightline/ui'
import { useAdminList } from '../../lists/useAdminList.ts'
import { useSession } from '../../session/SessionProvider.tsx'
import { names, type FilterName } from './names.ts'

/** The list of app users that the address asks for. */
export function useUserList() {
  const { api } = useSession()
  return useAdminList({ key: 'app users', names, fetch: (query, signal) => fetchUsers(api, query, signal) })
}

export type UserList = ReturnType<typeof useUserList>

export function fetchUsers(api: ApiClient, query: ListQuery<FilterName>, signal?: AbortSignal) {
  const { filters, current, pageSize, listSorter } = query
  const columnKey = names.columns.find((column) => column === listSorter.columnKey)
  const sorted = columnKey !== undefined && listSorter.order !== null && { columnKey, order: listSorter.order }
  return api.appUser.fetchAppUserList({ ...filters, current, pageSize, ...sorted }, signal && { signal })
}
