import { unwrap } from '@sightline/api-client'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useApi } from '../../lib/api/ApiContext.ts'
import { websitesKey } from '../auth/index.ts'

const authorizationsKey = ['authorizations']

/** The signed-in person's connected accounts, and the providers that can be connected. */
export function useAuthorizations() {
  const api = useApi()
  return useQuery({
    queryKey: authorizationsKey,
    queryFn: ({ signal }) => unwrap(api.authorization.list({}, { signal })),
  })
}

/** Invalidates the accounts, and all data that depend on them. */
export function useRefreshAuthorizations(): () => void {
  const queries = useQueryClient()
  return () => {
    for (const queryKey of [authorizationsKey, websitesKey, ['user info']]) void queries.invalidateQueries({ queryKey })
  }
}
