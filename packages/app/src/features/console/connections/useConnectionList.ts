import { unwrap } from '@sightline/api-client'
import { useQuery } from '@tanstack/react-query'
import { useApi } from '../../../lib/api/ApiContext.ts'
import { useConsoleList } from '../../../lib/list-page/useConsoleList.ts'

/** The name of the list of all connected accounts in the query cache. */
const connectionsKey = 'connections'

/** The connected accounts that match the query in the address. */
export function useConnectionList() {
  const api = useApi()
  return useConsoleList({
    key: connectionsKey,
    list: 'connections',
    filters: connectionFilters,
    fetch: (input, signal) => api.authorization.fetchList(input, { signal }),
  })
}

const connectionFilters = ['email', 'provider', 'state', 'is_failing'] as const

/** The number of accounts in each state, regardless of the list’s filters; undefined while it is loading. */
export function useConnectionCounts() {
  const api = useApi()
  const { data } = useQuery({
    queryKey: [connectionsKey, 'counts'],
    queryFn: ({ signal }) => unwrap(api.authorization.fetchList({ pageSize: 1 }, { signal, progress: false })),
  })
  return data?.counts
}
