import { unwrap } from '@sightline/api-client'
import { useQuery } from '@tanstack/react-query'
import { useApi } from '../../../lib/api/ApiContext.ts'

/** Loads the state of payments. */
export function usePaymentHealth() {
  const api = useApi()
  return useQuery({
    queryKey: ['health', 'payments'],
    queryFn: ({ signal }) => unwrap(api.health.payments({}, { signal })),
    refetchInterval: 60_000,
  })
}
