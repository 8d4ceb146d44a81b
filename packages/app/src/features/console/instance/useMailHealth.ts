import { unwrap } from '@sightline/api-client'
import { useQuery } from '@tanstack/react-query'
import { useApi } from '../../../lib/api/ApiContext.ts'

/** Loads the state of the mail queue and the last failures. */
export function useMailHealth() {
  const api = useApi()
  return useQuery({
    queryKey: ['health', 'mail'],
    queryFn: ({ signal }) => unwrap(api.mail.fetchStatus({}, { signal })),
    refetchInterval: 60_000,
  })
}
