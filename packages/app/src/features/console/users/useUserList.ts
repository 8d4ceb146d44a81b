import { listLimits, type ApiClient, type FilterName, type Result } from '@sightline/api-client'
import type { ListFilters } from '@sightline/ui'
import { useApi } from '../../../lib/api/ApiContext.ts'
import { allRows } from '../../../lib/list-page/allRows.ts'
import { toListInputFilters } from '../../../lib/list-page/listInput.ts'
import { useConsoleList } from '../../../lib/list-page/useConsoleList.ts'

/** Names the list of app users, and what belongs to them, in the cache. */
export const usersKey = 'app users'

/** The list of app users that the address asks for. */
export function useUserList() {
  const api = useApi()
  return useConsoleList({
    key: usersKey,
    list: 'appUsers',
    fetch: (input, signal) => api.appUser.fetchAppUserList(input, { signal }),
  })
}

export type UserList = ReturnType<typeof useUserList>

/** The ids of every user that these filters find, for what is done with one after the other. */
export async function idsOfUsers(
  api: ApiClient,
  filters: ListFilters<FilterName<'appUsers'>>,
): Promise<Result<readonly string[]>> {
  const given = toListInputFilters<'appUsers'>(filters)
  const result = await allRows((page) => api.appUser.fetchAppUserList({ ...given, ...page }), listLimits.ids)
  return result.code === 200 ? { ...result, data: result.data.list.map(({ id }) => id) } : result
}
