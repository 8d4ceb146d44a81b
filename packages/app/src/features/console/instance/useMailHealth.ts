import { unwrap } from '@sightline/api-client'
import { useQuery } from '@tanstack/react-query'
import { useApi } from '../../../lib/api/ApiContext.ts'

export const mailHealthKey = ['health', 'mail']

/** Loads the state of the mail queue and the last failures. */
export function useMailHealth() {
  const api = useApi()
  return useQuery({
    queryKey: mailHealthKey,
    queryFn: ({ signal }) => unwrap(api.mail.fetchStatus({}, { signal })),
    refetchInterval: 60_000,
  })
}
