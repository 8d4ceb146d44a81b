import { unwrap } from '@sightline/api-client'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useApi } from '../../lib/api/ApiContext.ts'

const connectionsKey = ['own connections']

/** The signed-in person's connected accounts, and the providers that can be connected. */
export function useConnections() {
  const api = useApi()
  return useQuery({
    queryKey: connectionsKey,
    queryFn: ({ signal }) => unwrap(api.authorization.list({}, { signal })),
  })
}

/** Invalidates everything: sites, their metrics and one’s notices all depend on the connected accounts. */
export function useRefreshConnections(): () => void {
  const queries = useQueryClient()
  return () => void queries.invalidateQueries()
}
